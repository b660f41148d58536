// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
import type { CodeReader } from "./read-codes.ts";

/** Wide enough for the bars of a label that fills a third of the picture. */
const maxPhotoPixels = 2400;
const maxFramePixels = 1600;

/** Null if the browser can't read the file as a picture. */
export async function pixelsOfPhoto(photo: Blob): Promise<ImageData | null> {
  try {
    const bitmap = await createImageBitmap(photo);
    return pixelsOf(bitmap, bitmap, maxPhotoPixels);
  } catch {
    return null;
  }
}

/** Reads frame after frame until the signal aborts. */
export async function watchCamera(
  video: HTMLVideoElement,
  reader: CodeReader,
  { signal, onTexts }: { signal: AbortSignal; onTexts: (texts: readonly string[]) => void },
): Promise<void> {
  while (!signal.aborted) {
    const size = { width: video.videoWidth, height: video.videoHeight };
    // People hold a phone roughly in line with the bars.
    const picture = { pixels: pixelsOf(video, size, maxFramePixels), maxDegrees: 12 };
    const texts = await reader.read(picture);
    if (!signal.aborted) onTexts(texts);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Leaves a phone time to draw the camera's picture. */
const pauseMs = 50;

export type Light = (isOn: boolean) => void;

/** Streams until the signal aborts. Null if the camera has no light. */
export async function openCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<Light | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  // The visitor may close the dialog while the browser asks for permission.
  if (signal.aborted) {
    stop();
    return null;
  }
  signal.addEventListener("abort", stop, { once: true });
  video.srcObject = stream;
  await video.play();
  const [track] = stream.getVideoTracks();
  // Firefox has no getCapabilities, and TypeScript's library doesn't know torch.
  const hasLight = "torch" in (track!.getCapabilities?.() ?? {});
  if (!hasLight) return null;
  return (isOn) => {
    const constraints: object = { advanced: [{ torch: isOn }] };
    void track!.applyConstraints(constraints).catch(() => {});
  };
}

function pixelsOf(
  source: ImageBitmap | HTMLVideoElement,
  { width, height }: { width: number; height: number },
  maxPixels: number,
): ImageData {
  const scale = Math.min(1, maxPixels / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
