import {
  type Abfalleinfuhr,
  abfalleinfuhrStaende,
  calls,
  groessteAbfalleinfuhr,
  isCmsError,
} from '@rathausplatz/contract'
import { formatFileSize } from '@rathausplatz/ui'
import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useDropped } from '../media/use-dropped.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { sendCounted } from '../wall/send.ts'
import { ImportReport } from './import-report.tsx'
import { UnknownNames } from './unknown-names.tsx'
import styles from './waste.module.css'
import { BACK } from './ways.ts'

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) => {
  const [imports, names] = await Promise.all([
    ask(calls.redaktionAbfalleinfuhren, { signal }),
    ask(calls.redaktionAbfallnamen, { signal }),
  ])
  return { imports: imports.data, known: names.data.map(({ name }) => name) }
}

/** Poll interval in ms during an import. */
const LOOK_MS = 1_000

/** Imports a file of collections: shows the changes first, then imports them. */
export function Component() {
  const { imports, known } = useLoaderData<typeof loader>()
  const [newest] = imports
  const [refused, setRefused] = useState<Refused>()
  // After a file was refused or discarded, the report of another file is folded.
  const [isAside, setAside] = useState(false)
  const { revalidate } = useRevalidator()
  const isAtWork = newest?.stand === 'laeuft'
  useEffect(() => {
    if (!isAtWork) return
    setAside(false)
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isAtWork, revalidate])
  const shown = isAside ? undefined : newest
  const report = (einfuhr: Abfalleinfuhr) => (
    <ImportReport key={einfuhr.id} einfuhr={einfuhr} knownNames={known} onDiscarded={() => setAside(true)} />
  )
  const earlier = shown ? imports.slice(1) : imports
  return (
    <Screen
      title="Termine einlesen"
      way={BACK}
      note="Die Datei des Landkreises oder des Entsorgers als CSV, Excel (XLSX), OpenDocument (ODS) oder Kalender (ICS). Zuerst steht hier, was sich ändern würde; geändert wird erst danach."
    >
      {!isAtWork && (
        <FileChoice
          refused={refused}
          known={known}
          onBegun={() => setRefused(undefined)}
          onRefused={refused => {
            setRefused(refused)
            setAside(true)
          }}
          onRead={() => setAside(false)}
        />
      )}
      {shown && report(shown)}
      {earlier.length > 0 && (
        <section className={styles.group} aria-labelledby="frueher">
          <h2 id="frueher">Frühere Dateien</h2>
          <ul role="list" className={styles.streets}>
            {earlier.map(einfuhr => (
              <li key={einfuhr.id}>
                {einfuhr === newest ? (
                  <details>
                    <summary>
                      <EarlierFile {...einfuhr} />
                    </summary>
                    {report(einfuhr)}
                  </details>
                ) : (
                  <EarlierFile {...einfuhr} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

const EarlierFile = ({ name, stand, geprueft_am, von }: Abfalleinfuhr) => (
  <>
    {name}{' '}
    <span className={styles.muted}>
      {abfalleinfuhrStaende[stand]}, {when(geprueft_am)}, {von.name}
    </span>
  </>
)

/** Why a file was refused. Each refusal is a new object, so that a repeated refusal takes the focus too. */
type Refused = {
  readonly name: string
  readonly why: string
  readonly errors: Readonly<Record<string, string>>
  /** Names in the file that nobody knows. */
  readonly unknown: readonly string[]
}

type FileChoiceProps = {
  refused: Refused | undefined
  known: readonly string[]
  onBegun: () => void
  onRefused: (refused: Refused) => void
  onRead: () => void
}

function FileChoice({ refused, known, onBegun, onRefused, onRead }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [takesNew, setTakesNew] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [ort, setOrt] = useState('')
  const [strasse, setStrasse] = useState('')
  const { revalidate } = useRevalidator()
  const id = useId()
  const send = async ([file]: readonly File[]) => {
    if (!file || share !== undefined) return
    const refuse = (why: string, unknown: readonly string[] = []) =>
      onRefused({ name: file.name, why, errors: {}, unknown })
    if (file.size > groessteAbfalleinfuhr)
      return refuse(
        `Sie ist ${formatFileSize(file.size)} groß; gelesen werden höchstens ${formatFileSize(groessteAbfalleinfuhr)}.`,
      )
    onBegun()
    setShare(0)
    try {
      const query = {
        name: file.name.slice(0, 200),
        neue_orte: takesNew ? 'true' : 'false',
        ganzer_plan: isWhole ? 'true' : 'false',
        ...(ort.trim() ? { ort: ort.trim() } : {}),
        ...(strasse.trim() ? { strasse: strasse.trim() } : {}),
      }
      const bytes = new Uint8Array(await file.arrayBuffer())
      await ask(calls.redaktionAbfalleinfuhrPruefen, { query, file: bytes }, sendCounted(setShare))
      await revalidate()
      onRead()
    } catch (error) {
      refuse(saidOf(error), isCmsError(error) ? error.details?.unbekannteNamen : [])
    } finally {
      setShare(undefined)
    }
  }
  const isOver = useDropped(files => void send(files))
  return (
    <section className={styles.source} aria-labelledby={`${id}-datei`} data-over={isOver || undefined}>
      <h2 id={`${id}-datei`}>Datei auswählen</h2>
      <label className={styles.box}>
        <input type="checkbox" checked={takesNew} onChange={({ target }) => setTakesNew(target.checked)} />
        Straßen anlegen, die es hier noch nicht gibt
      </label>
      <label className={styles.box}>
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
        Die Datei ist der ganze Plan für ihr Jahr: Alte Termine in diesem Jahr, die sie nicht nennt, fallen
        weg
      </label>
      <details>
        <summary>Die Datei gilt nur für eine Straße</summary>
        <div className={styles.search}>
          <label htmlFor={`${id}-ort`}>Ort</label>
          <input id={`${id}-ort`} type="text" value={ort} onChange={({ target }) => setOrt(target.value)} />
          <label htmlFor={`${id}-strasse`}>Straße</label>
          <input
            id={`${id}-strasse`}
            type="text"
            value={strasse}
            onChange={({ target }) => setStrasse(target.value)}
          />
        </div>
      </details>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Datei mit Terminen"
        accept=".csv,.tsv,.txt,.xlsx,.ods,.ics"
        onChange={event => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className={styles.acts}>
        <Button type="button" aria-disabled={share !== undefined} onClick={() => input.current?.click()}>
          <DeskIcon drawing={FileUp} /> Datei auswählen
        </Button>
        <span className={styles.muted}>oder hierher ziehen</span>
      </p>
      <div role="status">
        {share !== undefined && (
          <p>
            <progress value={share} max={1} aria-label="Übertragen" />{' '}
            {share < 1 ? `${Math.round(share * 100)} % übertragen` : 'Wird gelesen …'}
          </p>
        )}
      </div>
      {refused && (
        <ErrorSummary title={`„${refused.name}“ wurde nicht gelesen`} errors={refused.errors}>
          <p>{refused.why}</p>
        </ErrorSummary>
      )}
      {refused && <UnknownNames names={refused.unknown.map(name => ({ name }))} known={known} />}
    </section>
  )
}
