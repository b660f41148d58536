// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { thisYear } from "../../browser/clock.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Modal } from "../../ui/kit/modal.tsx";
import { numberAmong, otherNumbers } from "./numbers.ts";
import { type Light, openCamera, pixelsOfPhoto, watchCamera } from "./pictures.ts";
import { type CodeReader, openReader } from "./read-codes.ts";

/** Closes itself when it has read a number. */
export function ScanDialog({ onClose }: { onClose: (number: string | null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef<string | null>(null);
  const work = useRef(new AbortController());
  const [hasCamera, setHasCamera] = useState("mediaDevices" in navigator);
  const [message, setMessage] = useState<Message>(hasCamera ? "starting" : "choose");
  const [light, setLight] = useState<Light | null>(null);
  const [unknownNumbers, setUnknownNumbers] = useState<readonly string[]>([]);

  function close(number: string | null) {
    found.current = number;
    work.current.abort();
    dialog.current!.close();
  }

  /** True if the codes gave a cart number, or numbers to choose from. */
  function takeCodes(texts: readonly string[]): boolean {
    const number = numberAmong(texts, thisYear());
    if (number !== null) {
      close(number);
      return true;
    }
    const unknown = otherNumbers(texts);
    if (unknown.length > 0) {
      setUnknownNumbers(unknown);
      setMessage("unknown");
    }
    return unknown.length > 0;
  }

  async function lendReader(signal: AbortSignal, run: (reader: CodeReader) => Promise<void>) {
    try {
      const reader = await openReader();
      if (signal.aborted) return reader.close();
      signal.addEventListener("abort", reader.close);
      await run(reader);
    } catch {
      if (!signal.aborted) setMessage("failed");
    }
  }

  async function scanFrames(signal: AbortSignal) {
    try {
      const cameraLight = await openCamera(video.current!, signal);
      if (signal.aborted) return;
      setLight(() => cameraLight);
    } catch (error) {
      if (signal.aborted) return;
      setHasCamera(false);
      setMessage(isRefusal(error) ? "refused" : "missing");
      return;
    }
    setMessage("looking");
    const hint = () => setMessage((current) => (current === "looking" ? "waiting" : current));
    const timer = setTimeout(hint, hintMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
    await lendReader(signal, (reader) =>
      watchCamera(video.current!, reader, { signal, onTexts: takeCodes }),
    );
  }

  async function scanPhoto(photo: File) {
    work.current.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    setUnknownNumbers([]);
    setLight(null);
    setHasCamera(false);
    setMessage("reading");
    const pixels = await pixelsOfPhoto(photo);
    if (pixels === null) return setMessage("unreadable");
    await lendReader(signal, async (reader) => {
      const texts = await reader.read({ pixels, maxDegrees: 180 });
      if (!signal.aborted && !takeCodes(texts)) setMessage(texts.length > 0 ? "other" : "none");
    });
  }

  const open = useEffectEvent(() => {
    dialog.current!.showModal();
    if (hasCamera) void scanFrames(work.current.signal);
  });
  useEffect(() => {
    open();
    return () => work.current.abort();
  }, []);

  return (
    <Modal ref={dialog} title="Scan the label" onClose={() => onClose(found.current)}>
      <div className="stack">
        {hasCamera && <video ref={video} aria-label="What the camera sees" muted playsInline />}
        <p role="status">{messages[message]}</p>
        {unknownNumbers.length > 0 && (
          <div className="actions">
            {unknownNumbers.map((text) => (
              <Button key={text} onClick={() => close(text)}>
                {text}
              </Button>
            ))}
          </div>
        )}
        <p className="soft">The picture never leaves your device.</p>
        <div className="actions">
          {light !== null && <LightButton light={light} />}
          <PhotoButton onPhoto={(photo) => void scanPhoto(photo)} />
          <Button onClick={() => close(null)}>Type it instead</Button>
        </div>
      </div>
    </Modal>
  );
}

function LightButton({ light }: { light: Light }) {
  const [isOn, setOn] = useState(false);
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => {
        setOn(!isOn);
        light(!isOn);
      }}
    >
      Light
    </Button>
  );
}

/** On a phone, the browser asks whether to take a photo or to choose one. */
function PhotoButton({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current!.click()}>Use a photo</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const photo = target.files?.[0];
          // Lets the visitor choose the same photo again.
          target.value = "";
          if (photo !== undefined) onPhoto(photo);
        }}
      />
    </>
  );
}

/** After this time, we hint that the label may have no bar code. */
const hintMs = 8000;

type Message = keyof typeof messages;

const messages = {
  choose: "Use a photo of the bar code, or type the number.",
  starting: "Starting the camera…",
  looking: (
    <>
      <b>Hold the bar code in front of the camera.</b> About a hand’s width away, without glare.
    </>
  ),
  waiting: (
    <>
      <b>No code found yet.</b> Many plates have none: EZ-GO stamps plain numbers, and paint or sun
      can fade a bar code.
    </>
  ),
  refused:
    "The camera is blocked. Allow it for this site in your browser’s settings, use a photo, or type the number.",
  missing: "We couldn’t start a camera. Use a photo, or type the number.",
  reading: "Reading the photo…",
  none: (
    <>
      <b>No bar code found.</b> Take the photo up close and straight on, in good light, with the
      whole bar code in it.
    </>
  ),
  other: "That code isn’t a serial number. Look for another one on the label.",
  unknown: "We don’t know this kind of number. Use it anyway?",
  unreadable: "Your browser can’t read this picture. Try a JPEG or PNG.",
  failed:
    "The scanner couldn’t be loaded. Check your connection, or type the number. What you typed is still here.",
} satisfies Record<string, ReactNode>;

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}
