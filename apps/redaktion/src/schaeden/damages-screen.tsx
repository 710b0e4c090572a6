import { calls, schadenstaende, schadenstaendeNamen } from '@rathausplatz/contract'
import { Check, CircleAlert, Hammer, X } from 'lucide-react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { Count } from '../list/count.tsx'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { backFrom, pageIn } from '../list/page-in.ts'
import { DeliveryMark } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { categoryOf, DAMAGES, type DamageHead, type Damages, standWords, whereOf } from './schaeden.ts'

const stands = ['offen', ...schadenstaendeNamen] as const
type Stand = (typeof stands)[number]

type Data = Damages & { readonly stand: Stand; readonly seite: number }

const ROWS = 25

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const stand = stands.find(one => one === address.get('stand')) ?? 'offen'
  const found = await ask(calls.redaktionSchaeden, {
    query: { stand, seite, pro_seite: ROWS },
    signal: request.signal,
  })
  return backFrom({ data: found.data }, seite, to => listAt(stand, to)) ?? { ...found, stand, seite }
}

const listAt = (stand: Stand, seite = 1): string => {
  const address = new URLSearchParams()
  if (stand !== 'offen') address.set('stand', stand)
  if (seite > 1) address.set('seite', String(seite))
  return address.size === 0 ? DAMAGES : `${DAMAGES}?${address}`
}

/** Reported damages: what is still to be done the oldest first, all else the newest. */
export function Component() {
  const { stand, seite, data, mehr, anzahl } = useLoaderData<Data>()
  const { state } = useNavigation()
  const labelOf = (one: Stand) => (one === 'offen' ? 'Offen' : schadenstaende[one])
  const countOf = (one: Stand) => (Object.hasOwn(anzahl, one) ? anzahl[one as keyof typeof anzahl] : 0)
  return (
    <Screen
      title="Schäden"
      note="Was Menschen als kaputt melden. Öffentlich ist nur, was Sie zeigen. Wer gemeldet hat, liest den Stand mit Nummer und Kennwort; eine E-Mail bekommt nur, wer sie bestellt hat."
    >
      <Views
        label="Meldungen"
        here={listAt(stand)}
        views={stands.map(one => ({
          to: listAt(one),
          label: countOf(one) === 0 ? labelOf(one) : `${labelOf(one)} (${countOf(one)})`,
        }))}
      />
      <Count seite={seite} isComing={state === 'loading'}>
        {countedOf(data.length, seite, mehr)}
      </Count>
      {data.length === 0 ? (
        <div className={listStyles.empty}>
          <h2>{stand === 'offen' ? 'Nichts ist offen' : 'Nichts steht hier'}</h2>
          <p>Neue Meldungen stehen unter „Offen“, die älteste zuerst.</p>
        </div>
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {data.map(damage => (
            <DamageLine key={damage.nummer} damage={damage} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={mehr} hrefOf={other => listAt(stand, other)} />
    </Screen>
  )
}

const countedOf = (shown: number, seite: number, more: boolean): string => {
  if (shown === 0) return 'keine Meldung'
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? 'eine Meldung' : `${shown} Meldungen`
  return `Meldung ${first + 1} bis ${first + shown}`
}

const DRAWINGS = {
  eingegangen: CircleAlert,
  wieder_geoeffnet: CircleAlert,
  bestaetigt: Hammer,
  in_arbeit: Hammer,
  erledigt: Check,
  abgelehnt: X,
} as const

const DamageLine = ({ damage }: { damage: DamageHead }) => (
  <li className={rowStyles.line}>
    <DeskIcon drawing={DRAWINGS[damage.stand]} />
    <span className={rowStyles.said}>
      <Link to={`${DAMAGES}/${damage.nummer}`}>
        {[categoryOf(damage), whereOf(damage)].filter(Boolean).join(', ')}
      </Link>
      <span className={rowStyles.about}>
        <span>{standWords(damage)}</span>
        <span>{when(damage.gemeldet_am)}</span>
        <span>{damage.nummer}</span>
        <DeliveryMark of={damage.zustellung ?? damage.bestaetigung} />
      </span>
      <span className={handling.begin}>{damage.text}</span>
    </span>
  </li>
)
