/** As browsers have it: a set amount of text, and names among its own properties. */
export class SmallStorage {
  [name: string]: unknown;
  static room = 200_000;

  get length() {
    return Object.keys(this).length;
  }

  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  setItem(name: string, text: string) {
    const others = Object.entries({ ...this, [name]: text });
    if (others.reduce((sum, entry) => sum + String(entry).length, 0) > SmallStorage.room) {
      throw new DOMException("no room", "QuotaExceededError");
    }
    this[name] = text;
  }

  removeItem(name: string) {
    delete this[name];
  }
}
