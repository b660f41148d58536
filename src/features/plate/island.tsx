import { useEffect, useState } from "react";
import { onNewNumbers, readAddress } from "../../site/address.ts";
import { thisYear } from "../../browser/clock.ts";
import { useTitle } from "../../browser/use-title.ts";
import { useTypedAddress } from "../../browser/use-typed-address.ts";
import { RedrawnIfTranslated } from "../../ui/kit/redrawn-if-translated.tsx";
import { withErrorBoundary } from "../../ui/lazy/lazy-part.tsx";
import { usePrefetch } from "../../ui/lazy/use-prefetch.ts";
import { Tool, Waiting } from "../../ui/masthead/tool.tsx";
import { useTool } from "../../ui/masthead/use-tool.ts";
import { addressOf, emptyEntry, entryCodec, readReturnContext, withCart } from "./address.ts";
import { type Question, type ReadPlate, headings } from "./model.ts";
import {
  HowItReads,
  PlateFigures,
  PlateMain,
  type Recalls,
  isLookingUp,
  loadRecalls,
} from "./parts/answer.tsx";
import { PlateForm } from "./parts/form.tsx";
import { BlankPlate, Places } from "./parts/places.tsx";
import { kindOf, readPlate, readingOf } from "./read-plate.ts";
import { plateTitle } from "./text.ts";

/** Loads the recalls first, so that no loading message replaces the server's answer. */
const recallsAtOnce =
  typeof document !== "undefined" && document.querySelector(".first-answer") !== null
    ? await loadRecalls().catch(() => null)
    : null;

/** Both pages read the year and the recalls; `question` is what the page asks first. */
export const PlateTool = withErrorBoundary(Plate, ({ question }) => headings[question].title);

function Plate({ question }: { question: Question }) {
  const [recalls, setRecalls] = useState<Recalls>(recallsAtOnce ?? "waiting");
  const [asOfYear] = useState(thisYear);
  const {
    form,
    section,
    address,
    values: entry,
    setValues: setEntry,
    answer,
    isOpen,
    openForm,
    take,
    show,
    ...tool
  } = useTool({
    codec: entryCodec,
    answerOf: (submitted) => readPlate(question, submitted, asOfYear),
    first: "input",
  });
  const context = readReturnContext(address);

  useEffect(
    () => onNewNumbers(() => take(entryCodec.readAddress(readAddress()))),
    // oxlint-disable-next-line exhaustive-deps -- what it sets doesn't depend on the render
    [],
  );

  usePrefetch(form, loadRecalls);
  useTitle(answer && plateTitle(question, answer));

  const isLoading = answer !== null && recalls === "waiting";
  useEffect(() => {
    if (isLoading) void loadRecalls().then(setRecalls, () => setRecalls("failed"));
  }, [isLoading]);

  useTypedAddress(entry === emptyEntry ? null : addressOf(context, entry));

  /** Discards changes that weren't submitted. */
  function closeForm() {
    setEntry(answer!.entry);
    tool.closeForm();
  }

  const read = answer && { ...answer, context: withCart(context, answer.entry) };
  const typed = kindOf(entry, asOfYear);
  return (
    <>
      <Tool
        ref={section}
        name={question === "year" ? "Year finder" : "Recall check"}
        isAnswered={read !== null}
        main={
          read === null ? (
            <BlankPlate question={question} />
          ) : (
            <RedrawnIfTranslated content={contentOf(read, recalls)}>
              <PlateMain {...read} question={question} recalls={recalls} onChange={openForm} />
            </RedrawnIfTranslated>
          )
        }
        form={
          <PlateForm
            ref={form}
            question={question}
            entry={entry}
            kind={typed.kind}
            reading={readingOf(typed.kind, entry.number, asOfYear)}
            onChange={(change) => setEntry((current) => ({ ...current, ...change }))}
            onRead={() => show(entry)}
            onScan={(number) => show({ ...entry, kind: null, number })}
            {...(read !== null && { isOpen, onClose: closeForm })}
          />
        }
      >
        {read === null && <Places />}
        {read === null || isLookingUp(question, read, recalls) ? (
          <Waiting hasScale={false} />
        ) : (
          <RedrawnIfTranslated content={contentOf(read, recalls)}>
            <PlateFigures
              {...read}
              question={question}
              recalls={recalls}
              onRetry={() => setRecalls("waiting")}
              onChoose={(kind) => show({ ...entry, kind: kind.id })}
            />
          </RedrawnIfTranslated>
        )}
      </Tool>
      {/* The card above grows when the recalls arrive, which would push this down. */}
      {question === "year" && recalls !== "waiting" && read?.reading?.status === "read" && (
        <RedrawnIfTranslated content={contentOf(read, recalls)}>
          <HowItReads kind={read.kind!} reading={read.reading} />
        </RedrawnIfTranslated>
      )}
      {read === null || recalls === "waiting" ? (
        <div className="rest" />
      ) : (
        typeof recalls !== "string" &&
        read.cart !== null && (
          <RedrawnIfTranslated content={contentOf(read, recalls)}>
            <recalls.RecallDetails {...read.cart} />
          </RedrawnIfTranslated>
        )
      )}
    </>
  );
}

/** Differs for every answer with other words. */
function contentOf({ entry }: ReadPlate, recalls: Recalls): string {
  return JSON.stringify([entry, typeof recalls === "string" ? recalls : "loaded"]);
}
