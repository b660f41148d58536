import { vi } from "vitest";

// A machine that is busy with other tests may be slow: only a hang is a failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
