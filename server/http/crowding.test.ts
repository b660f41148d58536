import { createServer } from "node:http";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { crowding } from "./crowding.ts";

/** A server whose connections and clock the test controls. */
function watched() {
  const server = createServer();
  server.removeAllListeners("connection");
  let time = 0;
  const isCrowded = crowding(server, () => time);
  return {
    isCrowded,
    closedIdle: vi.spyOn(server, "closeIdleConnections"),
    pass: (ms: number) => (time += ms),
    accept: (count: number) => repeat(count, () => server.emit("connection", new Socket())),
    ask: (count: number) => repeat(count, () => server.emit("request")),
  };
}

function repeat(times: number, action: () => void): void {
  for (let time = 0; time < times; time++) action();
}

test("connections that arrive turn after turn are a crowd after a tenth of a second", async () => {
  const { isCrowded, closedIdle, pass, accept } = watched();
  for (let turn = 0; turn < 10; turn++) {
    accept(20);
    expect(isCrowded()).toBe(false);
    pass(10);
    await setImmediate();
  }
  expect(isCrowded()).toBe(true);
  accept(1);
  await setImmediate();
  accept(1);
  await setImmediate();
  expect(closedIdle).toHaveBeenCalledOnce();
});

test("a turn without new connections ends the crowd", async () => {
  const { isCrowded, pass, accept } = watched();
  accept(100);
  pass(100);
  expect(isCrowded()).toBe(true);
  await setImmediate();
  await setImmediate();
  expect(isCrowded()).toBe(false);
  accept(99);
  pass(100);
  expect(isCrowded()).toBe(false);
});

test("requests that keep a turn from ending are a crowd too", async () => {
  const { isCrowded, pass, ask } = watched();
  ask(100);
  pass(100);
  expect(isCrowded()).toBe(true);
  await setImmediate();
  expect(isCrowded()).toBe(false);
});

test("a few visitors on a slow machine are not a crowd", async () => {
  const { isCrowded, pass, accept, ask } = watched();
  for (let turn = 0; turn < 9; turn++) {
    accept(1);
    ask(10);
    pass(10_000);
    expect(isCrowded()).toBe(false);
    await setImmediate();
  }
});
