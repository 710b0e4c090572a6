import {
  type Abfalleinfuhr,
  abfalleinfuhrStaende,
  abfallfraktionen,
  calls,
  groessteAbfalleinfuhr,
} from '@rathausplatz/contract'
import { formatDate, formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useDropped } from '../media/use-dropped.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { sendCounted } from '../wall/send.ts'
import { dayInWords } from './days.ts'
import styles from './waste.module.css'
import { BACK } from './ways.ts'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  (await ask(calls.redaktionAbfalleinfuhren, { signal: request.signal })).data

/** How often one looks while the house takes dates over. */
const LOOK_MS = 1_000

/** Reads a file of dates: first it is said what would change, then it is taken over. */
export function Component() {
  const imports = useLoaderData<typeof loader>()
  const [newest] = imports
  const { revalidate } = useRevalidator()
  const isAtWork = newest?.stand === 'laeuft'
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isAtWork, revalidate])
  return (
    <Screen
      title="Termine einlesen"
      way={BACK}
      note="Die Datei des Landkreises oder des Entsorgers als CSV, Excel (XLSX) oder Kalender (ICS). Zuerst steht hier, was sich ändern würde; geändert wird erst danach."
    >
      {!isAtWork && <FileChoice />}
      {newest && <Report key={newest.id} einfuhr={newest} />}
      {imports.length > 1 && (
        <section className={styles.group} aria-labelledby="frueher">
          <h2 id="frueher">Frühere Dateien</h2>
          <ul role="list" className={styles.streets}>
            {imports.slice(1).map(({ id, name, stand, geprueft_am, von }) => (
              <li key={id}>
                {name}{' '}
                <span className={styles.muted}>
                  {abfalleinfuhrStaende[stand]}, {when(geprueft_am)}, {von.name}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  )
}

function FileChoice() {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState('')
  const [takesNew, setTakesNew] = useState(false)
  const [ort, setOrt] = useState('')
  const [strasse, setStrasse] = useState('')
  const { revalidate } = useRevalidator()
  const id = useId()
  const send = async ([file]: readonly File[]) => {
    if (!file || share !== undefined) return
    if (file.size > groessteAbfalleinfuhr)
      return setFailure(
        `„${file.name}“ ist ${formatFileSize(file.size)} groß; gelesen werden höchstens ${formatFileSize(groessteAbfalleinfuhr)}.`,
      )
    setFailure('')
    setShare(0)
    try {
      const query = {
        name: file.name.slice(0, 200),
        neue_orte: takesNew ? 'true' : 'false',
        ...(ort.trim() ? { ort: ort.trim() } : {}),
        ...(strasse.trim() ? { strasse: strasse.trim() } : {}),
      }
      const bytes = new Uint8Array(await file.arrayBuffer())
      await ask(calls.redaktionAbfalleinfuhrPruefen, { query, file: bytes }, sendCounted(setShare))
      await revalidate()
    } catch (error) {
      setFailure(saidOf(error))
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
        accept=".csv,.tsv,.txt,.xlsx,.ics"
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
      {failure && <p role="alert">{failure}</p>}
    </section>
  )
}

const COUNTS = {
  neu: 'Neue Termine',
  verschoben: 'Verschoben oder geändert',
  entfallen: 'Fallen weg',
  geblieben: 'Unverändert',
  ausserhalb: 'Bleiben: von diesen Tagen sagt die Datei nichts',
  von_hand: 'Bleiben: von Hand geändert',
  neue_orte: 'Neue Straßen',
  ausgelassen: 'Zeilen ohne Abfuhr oder unklar',
  unbekannt: 'Zeilen mit unbekannter Straße oder Abfallart',
  fehlerhaft: 'Zeilen, die sich nicht lesen ließen',
  repariert: 'Reparierte Zeilen',
} as const

type Change = Abfalleinfuhr['aenderungen'][number]
type Street = Abfalleinfuhr['strassen'][number]

const changeInWords = ({ was, orte, vorher, nachher, fraktion }: Change): string => {
  const what = `${abfallfraktionen[fraktion].name}, ${orte}`
  const days = [vorher, nachher].flatMap(day => (day ? [dayInWords(day)] : []))
  return was === 'neu' ? `${days.join()}: ${what}, neu` : `${days.join(' → ')}: ${what}`
}

/** What comes, stays and goes there. */
const streetInWords = ({ ort, neu, verschoben, bleiben, entfallen }: Street): string => {
  const counts = [
    [neu, 'neu'],
    [verschoben, 'verschoben oder geändert'],
    [bleiben, bleiben === 1 ? 'bleibt' : 'bleiben'],
    [entfallen, entfallen === 1 ? 'fällt weg' : 'fallen weg'],
  ] as const
  const told = counts.filter(([many]) => many > 0).map(([many, what]) => `${many} ${what}`)
  return `${ort}: ${told.join(', ') || 'nichts'}`
}

/** More of them are folded away. */
const AT_A_GLANCE = 10

function Report({ einfuhr }: { einfuhr: Abfalleinfuhr }) {
  const { id, name, stand, anteil, zeilen, anzahl, erster, letzter, stoerung } = einfuhr
  const { bedenken, hinweise, fehler, aenderungen, strassen, anzahl_strassen } = einfuhr
  const going = aenderungen.filter(({ was }) => was === 'entfallen').map(changeInWords)
  const others = aenderungen.filter(({ was }) => was !== 'entfallen').map(changeInWords)
  const [despite, setDespite] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const step = async (work: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  return (
    <section className={styles.group} aria-labelledby="bericht">
      <h2 id="bericht">
        {name}: {abfalleinfuhrStaende[stand]}
      </h2>
      <div role="status">
        {stand === 'laeuft' && <p>Die Termine werden übernommen. Sie können dieses Fenster schließen.</p>}
        {stand === 'fertig' && <p>Die Termine stehen auf der Website.</p>}
        {stoerung && <p>{stoerung}</p>}
      </div>
      {stand === 'laeuft' && <progress value={anteil} max={1} aria-label="Übernommen" />}
      <p>
        {zeilen === 1 ? '1 Zeile' : `${zeilen} Zeilen`}
        {erster && letzter && `, Termine vom ${formatDate(erster)} bis ${formatDate(letzter)}`}
      </p>
      <dl className={styles.counts}>
        {(Object.keys(COUNTS) as (keyof typeof COUNTS)[])
          .filter(what => anzahl[what] > 0 || what === 'neu')
          .map(what => (
            <div key={what}>
              <dt>{COUNTS[what]}</dt>
              <dd>{anzahl[what]}</dd>
            </div>
          ))}
      </dl>
      <Sentences title="Bedenken" sentences={bedenken} />
      <Sentences title="Aufgefallen" sentences={hinweise} />
      <Sentences
        title="Zeilen mit Fehlern"
        sentences={fehler.map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`)}
      />
      <Sentences title="Diese Termine fallen weg" sentences={going} more={anzahl.entfallen - going.length} />
      <Sentences
        title="Je Straße"
        sentences={strassen.map(streetInWords)}
        more={anzahl_strassen - strassen.length}
      />
      <Sentences
        title="Weitere Änderungen"
        sentences={others}
        more={anzahl.neu + anzahl.verschoben - others.length}
      />
      {stand === 'geprueft' && (
        <div className={styles.ask}>
          {bedenken.length > 0 && (
            <label className={styles.box}>
              <input
                type="checkbox"
                checked={despite}
                onChange={({ target }) => setDespite(target.checked)}
              />
              Ich habe die Bedenken gelesen und möchte trotzdem übernehmen
            </label>
          )}
          <p className={styles.acts}>
            <Button
              type="button"
              aria-disabled={isBusy}
              onClick={() =>
                void step(() =>
                  ask(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem: despite } }),
                )
              }
            >
              Übernehmen
            </Button>
            <Button
              type="button"
              look="outline"
              aria-disabled={isBusy}
              onClick={() => void step(() => ask(calls.redaktionAbfalleinfuhrLoeschen, { params: { id } }))}
            >
              Verwerfen
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}

type List = { title: string; sentences: readonly string[]; more?: number }

function Sentences({ title, sentences, more = 0 }: List) {
  if (sentences.length === 0) return null
  const first = sentences.slice(0, AT_A_GLANCE)
  const rest = sentences.slice(AT_A_GLANCE)
  const list = (lines: readonly string[]) => (
    <ul className={styles.sentences}>
      {lines.map((sentence, at) => (
        <li key={`${at} ${sentence}`}>{sentence}</li>
      ))}
    </ul>
  )
  return (
    <div>
      <h3>{title}</h3>
      {list(first)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} weitere zeigen</summary>
          {list(rest)}
        </details>
      )}
      {more > 0 && <p>… und {more} weitere</p>}
    </div>
  )
}
