import { VisuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SaveTable } from '../export/save-table.tsx'
import { useKinds, useSession } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import aboveStyles from '../list/above.module.css'
import { ChangedCell } from '../list/changed-cell.tsx'
import { Day, Select, Typed } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import styles from '../list/list.module.css'
import { Nothing } from '../list/nothing.tsx'
import { useAddress } from '../list/use-address.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useToldStep } from '../pieces/use-one-step.ts'
import { type LogPart, loadLog, walkLog } from './load-log.ts'
import own from './log.module.css'
import { type Entry, isLogNarrowed, type LogQuery, logAddress, NOTHING, readLogQuery } from './log-query.ts'
import { addressIn, kindNameOf, LOG_HEAD, logLine, placeOf, titleOf, whatOf } from './log-words.ts'

type Data = { readonly query: LogQuery; readonly first: LogPart }

export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const query = readLogQuery(new URL(request.url).searchParams)
  return { query, first: await loadLog(query, null, request.signal) }
}

/** The log: who changed what and when. */
export function Component() {
  const { query, first } = useLoaderData<Data>()
  const kinds = useKinds()
  const { wanted, go } = useAddress(readLogQuery, logAddress)
  async function* lines(signal: AbortSignal) {
    for await (const entries of walkLog(query, signal)) yield entries.map(entry => logLine(entry, kinds))
  }
  return (
    <Screen
      title="Protokoll"
      note="Wer was wann geändert hat, das Neueste zuerst. Hier lässt sich nichts ändern und nichts löschen."
    >
      <div className={styles.list}>
        <Filters
          label="Titel, Adresse oder Vermerk"
          wanted={wanted}
          go={go}
          onAll={isLogNarrowed(wanted) ? () => go(NOTHING) : undefined}
        >
          <Typed label="Wer" value={wanted.von} onChoose={von => go({ von })} />
          <KindSelect value={wanted.art} onChoose={art => go({ art })} />
          <Day label="Vom" value={wanted.ab} onChoose={ab => go({ ab })} />
          <Day label="Bis zum" value={wanted.bis} onChoose={bis => go({ bis })} />
        </Filters>
        {/* With other filters the log begins anew. */}
        <Log key={logAddress(query)} query={query} first={first}>
          <SaveTable name="protokoll" head={LOG_HEAD} walk={lines} />
        </Log>
      </div>
    </Screen>
  )
}

type LogProps = Data & { children: ReactNode }

function Log({ query, first, children }: LogProps) {
  const [older, setOlder] = useState<LogPart>()
  const { isBusy, once } = useToldStep()
  const entries = [...first.entries, ...(older?.entries ?? [])]
  const next = older ? older.next : first.next
  const showOlder = () =>
    once(async () => {
      const more = await loadLog(query, next)
      setOlder(before => ({ entries: [...(before?.entries ?? []), ...more.entries], next: more.next }))
    })
  return (
    <>
      <div className={aboveStyles.above}>
        <p role="status" className={aboveStyles.count}>
          {countedOf(entries.length, next !== null)}
        </p>
        {entries.length > 0 && children}
      </div>
      {entries.length === 0 ? (
        <Nothing title="Nichts gefunden">
          {next === null
            ? 'Dazu steht nichts im Protokoll, das Sie sehen dürfen. Vielleicht hilft ein längerer Zeitraum.'
            : 'Unter dem Neuesten ist nichts, das dazu passt. Vielleicht findet sich weiter zurück etwas.'}
        </Nothing>
      ) : (
        <LogTable entries={entries} />
      )}
      {next !== null && (
        <p className={own.older}>
          <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => void showOlder()}>
            {isBusy ? 'Wird geholt …' : 'Ältere zeigen'}
          </Button>
        </p>
      )}
    </>
  )
}

const number = new Intl.NumberFormat('de-DE')

function countedOf(shown: number, more: boolean): string {
  if (more) return `die neuesten ${number.format(shown)} Einträge`
  return shown === 1 ? 'ein Eintrag' : `${number.format(shown)} Einträge`
}

function LogTable({ entries }: { entries: readonly Entry[] }) {
  const kinds = useKinds()
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Protokoll</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Inhalt</th>
          <th scope="col">Was</th>
          <th scope="col">Getan</th>
          <th scope="col">Wann und von wem</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.nummer}>
            <th scope="row">
              <Title entry={entry} />
              {addressIn(entry) && <span className={styles.under}>{addressIn(entry)}</span>}
              {entry.schluessel_vorher && (
                <span className={styles.under}>vorher {entry.schluessel_vorher}</span>
              )}
            </th>
            <td>
              <span className={styles.what}>
                <DeskIcon drawing={drawingOf(entry.art)} /> {kindNameOf(entry, kinds)}
              </span>
            </td>
            <td>
              {whatOf(entry)}
              {entry.vermerk && <span className={styles.under}>{entry.vermerk}</span>}
            </td>
            <ChangedCell am={entry.zeitpunkt} von={entry.von.name} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Title({ entry }: { entry: Entry }) {
  const { rechte } = useSession()
  const place = placeOf(entry, useKinds(), rechte)
  if (place !== undefined) return <Link to={place}>{titleOf(entry)}</Link>
  return (
    <span className={styles.name}>
      {titleOf(entry)}
      {entry.inhalt?.geloescht && ' (im Papierkorb)'}
    </span>
  )
}

function KindSelect({ value, onChoose }: { value: string; onChoose: (art: string) => void }) {
  const { rechte } = useSession()
  const choices = [
    ...useKinds().map(({ art, label }) => ({ value: art, label: label.many })),
    { value: 'medium', label: 'Bilder und Dokumente' },
    ...(rechte.includes('konten-verwalten') ? [{ value: 'konto', label: 'Konten' }] : []),
  ]
  return <Select label="Was" all="alles" value={value} choices={choices} onChoose={onChoose} />
}
