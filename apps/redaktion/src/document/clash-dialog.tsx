import { Button } from '@rathausplatz/ui/form'
import type { FormEvent } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { saidOf } from '../wall/ask.ts'
import styles from './document.module.css'
import { dotted, withValue } from './path.ts'
import { shownValue } from './shown-value.ts'
import { useFieldWords } from './use-field-words.ts'
import type { DocumentWork } from './use-open-document.ts'
import type { OpenClash } from './work-state.ts'

/**
 * Two editors changed the same fields: the editor chooses for each field. Closing the dialog loses nothing.
 */
export function ClashDialog({ work }: { work: DocumentWork }) {
  const { clash, leaveClash } = work
  return (
    <Dialog
      isOpen={clash !== undefined}
      title="Zwei Änderungen am selben Feld"
      onClose={leaveClash}
      size="wide"
    >
      {clash && <ClashForm work={work} clash={clash} />}
    </Dialog>
  )
}

const MINE = 'meine'
const THEIRS = 'andere'

/**
 * The browser keeps the choices: the document behind changes at any moment, and React would take back a choice
 * that it has not heard of yet.
 */
function ClashForm({ work: { kind, settle }, clash }: { work: DocumentWork; clash: OpenClash }) {
  const wordsAt = useFieldWords(kind.felder, clash.daten)
  const tell = useTell()
  const { name } = clash.theirs.geaendert_von
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const daten = clash.clashes.reduce(
      (daten, { path, theirs }) =>
        chosen.get(dotted(path)) === THEIRS ? withValue(daten, path, theirs) : daten,
      clash.daten,
    )
    const outcome = await settle(daten)
    if (outcome.is === 'saved') tell({ text: 'Zusammengeführt und gespeichert.' })
    if (outcome.is === 'failed') tell({ text: saidOf(outcome.reason), isFailure: true })
  }
  return (
    <form onSubmit={send} className={styles.dialogform}>
      <p>
        {name} hat inzwischen gespeichert. Alles, was nur eine Person geändert hat, ist schon zusammengeführt.
        Bei diesen Feldern wählen Sie bitte:
      </p>
      {clash.clashes.map(({ path, mine, theirs }) => {
        const field = dotted(path)
        return (
          <fieldset key={field} className={styles.clash}>
            <legend>{wordsAt(path)}</legend>
            <label>
              <span>
                <input type="radio" name={field} value={MINE} defaultChecked /> Meine Fassung
              </span>
              <span className={styles.words}>{shownValue(mine)}</span>
            </label>
            <label>
              <span>
                <input type="radio" name={field} value={THEIRS} /> Fassung von {name}
              </span>
              <span className={styles.words}>{shownValue(theirs)}</span>
            </label>
          </fieldset>
        )
      })}
      <Button>Zusammenführen und speichern</Button>
    </form>
  )
}
