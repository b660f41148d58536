import { createServer } from "node:http";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { crowding } from "./crowding.ts";

/** A server whose connections and clock are the test's own. */
function watched() {
  const server = createServer();
  server.removeAllListeners("connection");
  let time = 0;
  const isCrowded = crowding(server, () => time);
  return {
    isCrowded,
    closedIdle: vi.spyOn(server, "closeIdleConnections"),
    pass: (ms: number) => (time += ms),
    accept: () => server.emit("connection", new Socket()),
    ask: () => server.emit("request"),
  };
}

test("connections in one turn after another are a crowd after a quarter second", async () => {
  const { isCrowded, closedIdle, pass, accept } = watched();
  for (let turn = 0; turn < 25; turn++) {
    accept();
    expect(isCrowded()).toBe(false);
    pass(10);
    await setImmediate();
  }
  expect(closedIdle).not.toHaveBeenCalled();
  accept();
  pass(10);
  expect(isCrowded()).toBe(true);
  await setImmediate();
  accept();
  await setImmediate();
  expect(closedIdle).toHaveBeenCalledOnce();
});

test("a turn that brings no connection ends the crowd", async () => {
  const { isCrowded, pass, accept } = watched();
  accept();
  pass(300);
  expect(isCrowded()).toBe(true);
  await setImmediate();
  await setImmediate();
  expect(isCrowded()).toBe(false);
  accept();
  expect(isCrowded()).toBe(false);
});

test("requests that do not let their turn end are a crowd, too", async () => {
  const { isCrowded, pass, ask } = watched();
  ask();
  pass(251);
  ask();
  expect(isCrowded()).toBe(true);
  await setImmediate();
  expect(isCrowded()).toBe(false);
});

test("a quiet server has none, however long it runs", async () => {
  const { isCrowded, pass, accept, ask } = watched();
  for (let visit = 0; visit < 5; visit++) {
    accept();
    await setImmediate();
    ask();
    await setImmediate();
    pass(10_000);
    expect(isCrowded()).toBe(false);
  }
});
