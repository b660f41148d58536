// Tested in a browser by ../../../e2e/journeys/scan.spec.ts and ../../../e2e/release/scan.spec.ts.
/**
 * Turns a picture clockwise and averages a few rows into one, which keeps upright bars sharp and
 * removes most noise of a dim photo.
 */
export function turnPicture(picture: ImageData, degrees: number): ImageData {
  const { width, height } = picture;
  const grayAt = grayOf(picture);
  const rows = Math.max(4, Math.round(width / 200));
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const across = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin));
  const down = Math.ceil((width * Math.abs(sin) + height * Math.abs(cos)) / rows);
  const flat = new ImageData(across, down);
  // Writes the four bytes of a pixel as one number.
  const pixels = new Uint32Array(flat.data.buffer);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      let sum = 0;
      const x = column - across / 2;
      for (let part = 0; part < rows; part++) {
        const y = (row - down / 2) * rows + part;
        sum += grayAt(x * cos + y * sin + width / 2, y * cos - x * sin + height / 2);
      }
      pixels[row * across + column] = 0xff000000 | (Math.round(sum / rows) * 0x10101);
    }
  }
  return flat;
}

/** Interpolates between pixels, because narrow bars are hardly two pixels wide. */
function grayOf({ data, width, height }: ImageData): (x: number, y: number) => number {
  const gray = new Uint8Array(width * height);
  for (let index = 0; index < gray.length; index++) {
    gray[index] = (data[index * 4]! + 2 * data[index * 4 + 1]! + data[index * 4 + 2]!) / 4;
  }
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 128;
    const toRight = x - left;
    const toBottom = y - top;
    const index = top * width + left;
    const upper = gray[index]! * (1 - toRight) + gray[index + 1]! * toRight;
    const lower = gray[index + width]! * (1 - toRight) + gray[index + width + 1]! * toRight;
    return upper * (1 - toBottom) + lower * toBottom;
  };
}
