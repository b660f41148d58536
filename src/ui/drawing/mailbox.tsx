import { Drawing } from "./drawing.tsx";

export function Mailbox() {
  return (
    <svg className="mailbox" viewBox="0 0 136 124">
      <Drawing part="mailbox" />
    </svg>
  );
}
