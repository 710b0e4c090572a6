import { type CallAnswer, calls, eingangsstand } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useId } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { Count } from '../list/count.tsx'
import { Select } from '../list/filter-fields.tsx'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import pieces from '../pieces/pieces.module.css'
import { Screen } from '../pieces/screen.tsx'
import { Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './eingaenge.module.css'
import { type EingangRow, standWords, tableOf } from './eingaenge.ts'
import { standDrawings } from './eingang-stand.tsx'

const stands = ['offen', 'meine', 'beantwortet', 'erledigt', 'abgelehnt', 'alle'] as const
type Stand = (typeof stands)[number]
type Found = CallAnswer<typeof calls.redaktionEingaenge>

type Data = Pick<Found, 'anzahl' | 'formulare'> & {
  readonly stand: Stand
  readonly formular: string
  readonly seite: number
  readonly rows: Found['data']
  readonly more: boolean
}

const HERE = '/eingaenge'
const ROWS = 25

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const stand = stands.find(one => one === address.get('stand')) ?? 'offen'
  const formular = address.get('formular') ?? ''
  const { data, mehr, anzahl, formulare } = await ask(calls.redaktionEingaenge, {
    query: { stand, seite, pro_seite: ROWS, ...(formular && { formular }) },
    signal: request.signal,
  })
  const found = { stand, formular, seite, rows: data, more: mehr, anzahl, formulare }
  return backFrom({ data }, seite, to => hrefOf(stand, formular, to)) ?? found
}

function hrefOf(stand: Stand, formular: string, seite = 1): string {
  const address = new URLSearchParams()
  if (stand !== 'offen') address.set('stand', stand)
  if (formular) address.set('formular', formular)
  if (seite > 1) address.set('seite', String(seite))
  return address.size === 0 ? HERE : `${HERE}?${address}`
}

/** What came in by forms, the newest first. */
export function Component() {
  const { stand, formular, seite, rows, more, anzahl, formulare } = useLoaderData<Data>()
  const { state } = useNavigation()
  const navigate = useNavigate()
  const [only] = formulare.length === 1 ? formulare : []
  const numbered = (label: string, count: number) => (count === 0 ? label : `${label} (${count})`)
  return (
    <Screen
      title="Eingänge"
      note="Was über Formulare der Website kam. Jeder Eingang wird nach der Frist seines Formulars gelöscht; wer einen öffnet, steht im Protokoll."
      action={rows.length > 0 && <SaveTable stand={stand} formular={formular || only?.slug} />}
    >
      <Views
        label="Eingänge"
        here={hrefOf(stand, formular)}
        views={[
          { to: hrefOf('offen', formular), label: numbered('Offen', anzahl.neu + anzahl.in_bearbeitung) },
          { to: hrefOf('meine', formular), label: numbered('Von mir übernommen', anzahl.meine) },
          ...(['beantwortet', 'erledigt', 'abgelehnt'] as const).map(one => ({
            to: hrefOf(one, formular),
            label: eingangsstand[one],
          })),
          { to: hrefOf('alle', formular), label: 'Alle' },
        ]}
      />
      {formulare.length > 1 && (
        <div className={styles.wahl}>
          <Select
            label="Formular"
            value={formular}
            all="Alle Formulare"
            choices={formulare.map(({ slug, titel, anzahl }) => ({
              value: slug,
              label: numbered(titel, anzahl),
            }))}
            onChoose={slug => void navigate(hrefOf(stand, slug))}
          />
        </div>
      )}
      <Count seite={seite} isComing={state === 'loading'}>
        {countedOf(rows.length, seite, more)}
      </Count>
      {rows.length === 0 ? (
        <div className={listStyles.empty}>
          <h2>{stand === 'offen' ? 'Nichts Offenes' : 'Hier steht noch nichts'}</h2>
          <p>
            {stand === 'offen'
              ? 'Um jeden Eingang hat sich jemand gekümmert. Neue stehen dann hier.'
              : 'Eingänge kommen über die Formulare der Website.'}
          </p>
        </div>
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {rows.map(row => (
            <Line key={row.vorgang} row={row} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={more} hrefOf={other => hrefOf(stand, formular, other)} />
    </Screen>
  )
}

function countedOf(shown: number, seite: number, more: boolean): string {
  if (shown === 0) return 'kein Eingang'
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? 'ein Eingang' : `${shown} Eingänge`
  return `Eingang ${first + 1} bis ${first + shown}`
}

/** The columns of a table are the questions of its form. */
function SaveTable({ stand, formular }: { stand: Stand; formular: string | undefined }) {
  const why = useId()
  if (formular !== undefined)
    return (
      <a className={pieces.actionlink} href={tableOf(stand, formular)} download>
        Als Tabelle speichern
      </a>
    )
  return (
    <span className={styles.tabelle}>
      <Button type="button" aria-disabled aria-describedby={why}>
        Als Tabelle speichern
      </Button>
      <span id={why} className={styles.klein}>
        Bitte zuerst ein Formular wählen.
      </span>
    </span>
  )
}

function Line({ row }: { row: EingangRow }) {
  const { vorgang, formular, worum, eingegangen_am, stand } = row
  return (
    <li className={rowStyles.line}>
      <DeskIcon drawing={standDrawings[stand]} />
      <span className={rowStyles.said}>
        <Link to={`${HERE}/${vorgang}`}>
          {worum ? `${formular.titel}: ${worum}, ${vorgang}` : `${formular.titel}, ${vorgang}`}
        </Link>
        <span className={rowStyles.about}>
          <span>{standWords(row)}</span>
          <span>{when(eingegangen_am)}</span>
        </span>
      </span>
    </li>
  )
}
