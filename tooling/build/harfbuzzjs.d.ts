/** As much of HarfBuzz as the build uses; the package has no types. */
declare module "harfbuzzjs" {
  interface Face {
    readonly upem: number;
  }
  interface Font {
    glyphToPath(glyph: number): string;
  }
  interface Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    /** The glyphs with their advances. */
    json(): { g: number; ax: number }[];
    destroy(): void;
  }
  interface HarfBuzz {
    createBlob(bytes: Uint8Array): unknown;
    createFace(blob: unknown, index: number): Face;
    createFont(face: Face): Font;
    createBuffer(): Buffer;
    shape(font: Font, buffer: Buffer): void;
  }
  const loading: Promise<HarfBuzz>;
  export default loading;
}
