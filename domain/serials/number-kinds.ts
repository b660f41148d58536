import { batteryDateCode } from "./battery-date-code.ts";
import { clubCarSerial } from "./club-car-serial.ts";
import { ezgoCode } from "./ezgo-code.ts";
import { harleyColumbiaSerial } from "./harley-columbia-serial.ts";
import type { NumberKind } from "./reading.ts";
import { vin } from "./vin.ts";
import { yamahaSerial } from "./yamaha-serial.ts";

export const numberKinds: readonly NumberKind[] = [
  clubCarSerial,
  ezgoCode,
  yamahaSerial,
  vin,
  harleyColumbiaSerial,
  batteryDateCode,
];
