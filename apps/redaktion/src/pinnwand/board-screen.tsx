import { calls } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Clock, Eye, Flag, Lock } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { Count } from '../list/count.tsx'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import messages from '../messages/messages.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { BOARD, type Board, type BoardEntry, rubricOf, standWords } from './pinnwand.ts'

const stands = ['bestaetigt', 'gemeldet', 'freigegeben', 'gesperrt', 'abgelaufen'] as const
type Stand = (typeof stands)[number]

type Data = Board & { readonly stand: Stand; readonly seite: number }

const ROWS = 25

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const stand = stands.find(one => one === address.get('stand')) ?? 'bestaetigt'
  const found = await ask(calls.redaktionPinnwand, {
    query: { stand, seite, pro_seite: ROWS },
    signal: request.signal,
  })
  return backFrom({ data: found.data }, seite, to => addressOf(stand, to)) ?? { ...found, stand, seite }
}

const addressOf = (stand: Stand, seite = 1): string => {
  const address = new URLSearchParams()
  if (stand !== 'bestaetigt') address.set('stand', stand)
  if (seite > 1) address.set('seite', String(seite))
  return address.size === 0 ? BOARD : `${BOARD}?${address}`
}

/** Entries of the pin board: what waits the oldest first, all else the newest. */
export function Component() {
  const { stand, seite, data, mehr, anzahl } = useLoaderData<Data>()
  const { state } = useNavigation()
  const numbered = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`)
  return (
    <Screen
      title="Pinnwand"
      note="Was Menschen aus dem Ort anbieten, suchen, gefunden oder verloren haben. Bevor es alle lesen, sehen Sie es an."
    >
      <Views
        label="Einträge"
        here={addressOf(stand)}
        views={[
          { to: addressOf('bestaetigt'), label: numbered('Wartet', anzahl.bestaetigt) },
          { to: addressOf('gemeldet'), label: numbered('Gemeldet', anzahl.gemeldet) },
          { to: addressOf('freigegeben'), label: numbered('Öffentlich', anzahl.freigegeben) },
          { to: addressOf('gesperrt'), label: 'Gesperrt' },
          { to: addressOf('abgelaufen'), label: 'Abgelaufen' },
        ]}
      />
      <Count seite={seite} isComing={state === 'loading'}>
        {countedOf(data.length, seite, mehr)}
      </Count>
      {data.length === 0 ? (
        <Nothing stand={stand} />
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {data.map(entry => (
            <EntryLine key={entry.nummer} entry={entry} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={mehr} hrefOf={other => addressOf(stand, other)} />
    </Screen>
  )
}

const countedOf = (shown: number, seite: number, more: boolean): string => {
  if (shown === 0) return 'kein Eintrag'
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? 'ein Eintrag' : `${shown} Einträge`
  return `Eintrag ${first + 1} bis ${first + shown}`
}

const NOTHING: Readonly<Record<Stand, readonly [string, string]>> = {
  bestaetigt: ['Nichts wartet', 'Alle Einträge sind angesehen. Neue stehen dann hier, der älteste zuerst.'],
  gemeldet: ['Nichts gemeldet', 'Wer auf der Website etwas Falsches oder Verbotenes sieht, kann es melden.'],
  freigegeben: ['Nichts ist öffentlich', 'Was Sie freigeben, steht bis zu seinem Ende auf der Pinnwand.'],
  gesperrt: ['Nichts ist gesperrt', 'Sperren kann, wer den Eintrag geschrieben hat, und die Stadt.'],
  abgelaufen: [
    'Nichts ist abgelaufen',
    `Abgelaufene Einträge werden nach ${tabellen.pinnwand.dauer.tage} Tagen gelöscht.`,
  ],
}

function Nothing({ stand }: { stand: Stand }) {
  const [title, text] = NOTHING[stand]
  return (
    <div className={listStyles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}

const drawingOf = ({ stand, meldungen_offen }: BoardEntry) => {
  if (meldungen_offen > 0) return Flag
  return stand === 'freigegeben' ? Eye : stand === 'gesperrt' ? Lock : Clock
}

const EntryLine = ({ entry }: { entry: BoardEntry }) => (
  <li className={rowStyles.line}>
    <DeskIcon drawing={drawingOf(entry)} />
    <span className={rowStyles.said}>
      <Link to={`${BOARD}/${entry.nummer}`}>{entry.titel}</Link>
      <span className={rowStyles.about}>
        <span>{standWords(entry)}</span>
        <span>{when(entry.geaendert_am)}</span>
        <span>{rubricOf(entry)}</span>
        <span>{entry.nummer}</span>
      </span>
      <span className={messages.begin}>{entry.text}</span>
    </span>
  </li>
)
