import { useState } from "react";
import { makes } from "../../../domain/catalogue/makes.ts";
import { roles, roleLabels } from "../../../domain/cart/roles.ts";
import { isPartner, maxPartnerLength } from "../../../domain/submissions/partner.ts";
import { useCopy } from "../../browser/use-copy.ts";
import { Button } from "../../ui/kit/button.tsx";
import { NeedsScript } from "../../ui/frame/needs-script.tsx";
import { Fold } from "../../ui/kit/fold.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import styles from "./dealers.module.css";
import { type DealerChoices, firstChoices, frameLine, framePath } from "../embed/line.ts";

export const DealerLine = withErrorBoundary(function DealerLine({ siteUrl }: { siteUrl: string }) {
  const [choices, setChoices] = useState<DealerChoices>(firstChoices);
  const { message, copy, clear } = useCopy({
    copied: "Copied. Paste it where you want the tool to appear.",
    fallback: "Select the line and copy it.",
  });
  const changeChoices = (change: Partial<DealerChoices>) => {
    clear();
    setChoices((current) => ({ ...current, ...change }));
  };
  const { partner } = choices;
  const isId = partner === "" || isPartner(partner);
  const framed = isId ? choices : { ...choices, partner: "" };
  const line = frameLine(siteUrl, framed);
  return (
    <section className="card stack message" aria-label="The line to paste">
      <NeedsScript
        tool="Changing the line"
        withoutScript="As it stands, the tool opens on “Trading in” and offers every make."
      />
      <div className="fields">
        <SelectField
          label="It opens on"
          options={roles.map((role) => [role, roleLabels[role]] as const)}
          value={choices.role}
          onChange={(role) => changeChoices({ role })}
        />
        <SelectField
          label="Make"
          options={[
            ["", `All ${makes.length} makes`],
            ...makes.map(({ name, slug }) => [slug, name] as const),
          ]}
          value={choices.make}
          onChange={(make) => changeChoices({ make })}
        />
      </div>
      <TextField
        label="Your ID"
        note="optional, tags the leads from your page"
        maxLength={maxPartnerLength}
        placeholder="sunny-carts"
        value={partner}
        onChange={(event) => changeChoices({ partner: event.target.value })}
      />
      <p role="status">
        {!isId &&
          "Use lowercase letters, digits, and hyphens, such as sunny-carts. Until then, the line has no ID."}
      </p>
      <label>
        <input
          type="checkbox"
          checked={choices.hidesDealers}
          onChange={(event) => changeChoices({ hidesDealers: event.target.checked })}
        />
        Leave out what other dealers ask
      </label>
      <pre>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it */}
        <code tabIndex={0}>{line}</code>
      </pre>
      <Button tone="call" onClick={() => void copy(line)}>
        Copy the line
      </Button>
      <p role="status">{message}</p>
      <Fold title="Try the tool as your visitors see it">
        {/* oxlint-disable-next-line iframe-missing-sandbox -- it is this site’s own page */}
        <iframe
          key={framePath(framed)}
          src={`${framePath(framed)}&sample`}
          title="Preview of the tool"
          className={styles.preview}
          loading="lazy"
        />
      </Fold>
    </section>
  );
});
