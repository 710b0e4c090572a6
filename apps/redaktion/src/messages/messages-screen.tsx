import { calls } from '@rathausplatz/contract'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { useSession } from '../frame/frame-data.ts'
import { Count } from '../list/count.tsx'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { standDrawings } from './message-stand.tsx'
import styles from './messages.module.css'
import { type Message, reasonOf, standWords, type Waiting } from './messages.ts'
import { useMessageSteps } from './use-message-steps.ts'

const stands = ['offen', 'meine', 'erledigt', 'alle'] as const
type Stand = (typeof stands)[number]

type Data = {
  readonly stand: Stand
  readonly seite: number
  readonly messages: readonly Message[]
  readonly more: boolean
  readonly anzahl: Waiting['anzahl']
}

const INBOX = '/posteingang'
const ROWS = 25

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const stand = stands.find(one => one === address.get('stand')) ?? 'offen'
  const { data, mehr, anzahl } = await ask(calls.redaktionNachrichten, {
    query: { stand, seite, pro_seite: ROWS },
    signal: request.signal,
  })
  const found = { stand, seite, messages: data, more: mehr, anzahl }
  return backFrom({ data }, seite, to => addressOf(stand, to)) ?? found
}

const addressOf = (stand: Stand, seite = 1): string => {
  const address = new URLSearchParams()
  if (stand !== 'offen') address.set('stand', stand)
  if (seite > 1) address.set('seite', String(seite))
  return address.size === 0 ? INBOX : `${INBOX}?${address}`
}

/** What came by the contact form, the newest first. */
export function Component() {
  const { stand, seite, messages, more, anzahl } = useLoaderData<Data>()
  const { state } = useNavigation()
  const { neu, in_arbeit, meine } = anzahl
  const numbered = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`)
  return (
    <Screen
      title="Posteingang"
      note="Nachrichten, die über das Kontaktformular kamen. Nach 180 Tagen wird eine Nachricht hier gelöscht."
    >
      <Views
        label="Nachrichten"
        here={addressOf(stand)}
        views={[
          { to: addressOf('offen'), label: numbered('Offen', neu + in_arbeit) },
          { to: addressOf('meine'), label: numbered('Von mir übernommen', meine) },
          { to: addressOf('erledigt'), label: 'Erledigt' },
          { to: addressOf('alle'), label: 'Alle' },
        ]}
      />
      <Count seite={seite} isComing={state === 'loading'}>
        {countedOf(messages.length, seite, more)}
      </Count>
      {messages.length === 0 ? (
        <Nothing stand={stand} />
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {messages.map(message => (
            <MessageLine key={message.vorgang} message={message} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={more} hrefOf={other => addressOf(stand, other)} />
    </Screen>
  )
}

const countedOf = (shown: number, seite: number, more: boolean): string => {
  if (shown === 0) return 'keine Nachricht'
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? 'eine Nachricht' : `${shown} Nachrichten`
  return `Nachricht ${first + 1} bis ${first + shown}`
}

const NOTHING: Readonly<Record<Stand, readonly [string, string]>> = {
  offen: ['Nichts Offenes', 'Um jede Nachricht hat sich jemand gekümmert. Neue stehen dann hier.'],
  meine: [
    'Sie haben gerade keine Nachricht übernommen',
    'Was Sie übernehmen, steht hier, bis Sie es als erledigt vermerken oder wieder abgeben.',
  ],
  erledigt: ['Noch nichts erledigt', 'Was als erledigt vermerkt ist, bleibt hier bis zu 180 Tage stehen.'],
  alle: ['Hier steht noch nichts', 'Neue Nachrichten kommen über das Kontaktformular der Website.'],
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

function MessageLine({ message }: { message: Message }) {
  const { vorgang, name, eingegangen_am, nachricht, bearbeitung } = message
  const change = useMessageSteps()
  const mayChange = useSession().rechte.includes('nachrichten-bearbeiten')
  return (
    <li className={rowStyles.line}>
      <DeskIcon drawing={standDrawings[bearbeitung.stand]} />
      <span className={rowStyles.said}>
        <Link to={`${INBOX}/${vorgang}`}>{name}</Link>
        <span className={rowStyles.about}>
          <span>{standWords(bearbeitung)}</span>
          <span>{when(eingegangen_am)}</span>
          <span>{reasonOf(message)}</span>
          <span>{vorgang}</span>
        </span>
        <span className={styles.begin}>{nachricht}</span>
      </span>
      {mayChange && bearbeitung.stand === 'neu' && (
        <span className={rowStyles.actions}>
          <button
            type="button"
            aria-label={`Nachricht von ${name} übernehmen`}
            onClick={() => void change(message, { schritt: 'uebernehmen' })}
          >
            Übernehmen
          </button>
        </span>
      )}
    </li>
  )
}
