// Tested through the tool in ../island.test.tsx.
import {
  type DragEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { readStored, storeText } from "../../../browser/storage.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { downloadFile } from "../../../browser/download-file.ts";
import { Field } from "../../../ui/form/field.tsx";
import { SheetHeading, ToolForm, SubmitButton } from "../../../ui/form/tool-form.tsx";
import styles from "../fleet.module.css";
import { forgetFleet } from "../kept-fleet.ts";
import { type FleetHandle, loadModel, useHydrated } from "../use-fleet.ts";

export function FleetForm({
  handle,
  isOpen,
  onClose,
}: {
  handle: FleetHandle;
  /** For a form that covers a valued fleet. */
  isOpen?: boolean;
  onClose?: () => void;
}) {
  const { isReading, read } = handle;
  const { text, setText, field } = useTypedText();
  const [valuedText, setValuedText] = useState<string | null>(null);
  function valueText(carts: string, name = ""): void {
    setValuedText(carts);
    read(new Blob([carts]), name);
  }
  function valueFile(file: File): void {
    setValuedText(null);
    read(file, file.name);
  }
  const isStale = handle.fleet !== null && valuedText !== null && text !== valuedText;
  const missing = isReading
    ? "Reading your carts…"
    : text.trim() === ""
      ? "Paste, type, or choose carts first."
      : "";
  return (
    <ToolForm
      aria-label="Your carts"
      isSheet
      data-open={isOpen || undefined}
      onSubmit={() => valueText(text)}
      tool="Valuing many carts"
      withoutScript="See below for what your spreadsheet should include."
    >
      <SheetHeading title="Your carts" openTitle="Value other carts" onClose={onClose} />
      <DropZone onFile={valueFile} />
      <Field label="Or paste or type, one cart on each line">
        {(id) => (
          <textarea
            ref={field}
            id={id}
            className={styles.text}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            placeholder={"2018, Club Car, Precedent\n2020, EZ-GO, RXV, 2, electric, good, 3"}
            value={text}
            onFocus={() => void loadModel().catch(() => {})}
            onChange={({ target }) => {
              setText(target.value);
              if (target.value === "") forgetFleet();
            }}
          />
        )}
      </Field>
      <SubmitButton
        missing={missing}
        stale={isStale ? "The text has changed. Value the carts again." : ""}
      >
        Value the Carts
      </SubmitButton>
      <StartButtons
        isReading={isReading}
        onSample={() => {
          setText(sampleCarts);
          valueText(sampleCarts, "our sample");
        }}
      />
      <Trouble handle={handle} />
    </ToolForm>
  );
}

function StartButtons({ isReading, onSample }: { isReading: boolean; onSample: () => void }) {
  const isHydrated = useHydrated();
  return (
    <div className="actions">
      <Button tone="quiet" disabled={isReading || !isHydrated} onClick={onSample}>
        Load 60 sample carts
      </Button>
      <Button
        tone="quiet"
        disabled={!isHydrated}
        onClick={() =>
          downloadFile(new Blob([template], { type: "text/csv" }), "cartworth-carts.csv")
        }
      >
        Download a template
      </Button>
    </div>
  );
}

function Trouble({ handle: { refusal, retry } }: { handle: FleetHandle }) {
  return (
    <div className="stack" role="alert">
      {retry !== null && (
        <>
          <p className="outcome">
            The part that values many carts couldn’t be loaded. Everything you entered is still
            here.
          </p>
          <Button onClick={retry}>Try again</Button>
        </>
      )}
      {refusal !== "" && <p className="outcome">{refusal}</p>}
    </div>
  );
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function readChosen(chosen: HTMLInputElement): void {
    const file = chosen.files?.[0];
    if (file === undefined) return;
    onFile(file);
    // Lets the visitor choose the same file again.
    chosen.value = "";
  }
  const readChosenEarlier = useEffectEvent(() => readChosen(input.current!));
  // The file may have been chosen before hydration.
  useEffect(() => readChosenEarlier(), []);
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
  return (
    <label className={styles.drop} data-over={isOver || undefined} {...handlers}>
      <b>Drop a CSV file here</b>
      <span className="button">Choose a file</span>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.tsv,.txt,.htm,.html,.xls,text/csv,text/plain,text/tab-separated-values,text/html"
        onChange={({ target }) => readChosen(target)}
      />
      <small>
        Text and web pages work, too. Up to 5,000 lines, kept in this tab, on your device.
      </small>
    </label>
  );
}

const draftKey = "draft fleet";
/** Storing a longer draft would slow typing down. */
const maxDraftLength = 500_000;

/** Survives a reload of the tab. */
function useTypedText() {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  // The text may have been typed before hydration, or before a reload.
  useLayoutEffect(
    () => setText(field.current!.value || (readStored("sessionStorage", draftKey) ?? "")),
    [],
  );
  useEffect(() => {
    const isKept = text !== "" && text.length <= maxDraftLength;
    storeText("sessionStorage", draftKey, isKept ? text : null);
  }, [text]);
  return { text, setText, field };
}

/** Made-up carts of models that have listings. */
const sampleCarts = `Year,Make,Model,Seats,Power,Condition,Battery age,Upgrades,Quantity
2016,Club Car,Precedent,2,electric,good,4,no,12
2018,Club Car,Precedent,2,electric,good,3,no,10
2019,Club Car,Tempo,2,electric,good,2,no,8
2020,Club Car,Tempo,2,gas,excellent,,no,4
2017,Club Car,Onward,4,electric,good,5,yes,2
2018,EZ-GO,RXV,2,electric,fair,5,no,8
2020,EZ-GO,RXV,2,electric,good,3,no,6
2015,EZ-GO,TXT,4,gas,fair,,no,3
2019,Yamaha,Drive2,2,gas,good,,no,5
2021,Yamaha,Drive2,2,electric,excellent,1,no,2
`;

const template = `Quantity,Year,Make,Model,Seats,Power,Condition,Battery age,Battery type,Lifted,Upgrades
12,2018,Club Car,Precedent,2,electric,good,3,lead-acid,no,no
`;
