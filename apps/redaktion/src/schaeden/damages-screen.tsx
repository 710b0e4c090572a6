import { calls, schadenstaende, schadenstaendeNamen } from '@rathausplatz/contract'
import { Check, CircleAlert, Hammer, X } from 'lucide-react'
import { oneIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { pageIn } from '../list/page-in.ts'
import { type SentRow, SentRows } from '../list/sent-rows.tsx'
import { Screen } from '../pieces/screen.tsx'
import { numbered, Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { categoryOf, DAMAGES, type DamageHead, standWords, whereOf } from './schaeden.ts'

const stands = ['offen', ...schadenstaendeNamen] as const
type Stand = (typeof stands)[number]

const list = listAt(
  address => ({ stand: oneIn(address, 'stand', stands) ?? 'offen', seite: pageIn(address) }),
  (query, signal) => ask(calls.redaktionSchaeden, { query, signal }),
)
export const { loader } = list

/** Damage reports: open ones oldest first, all others newest first. */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const { data, mehr } = found
  const anzahl: Partial<Record<Stand, number>> = found.anzahl
  return (
    <Screen
      title="Schäden"
      note="Was Menschen als kaputt melden. Öffentlich ist nur, was Sie zeigen. Wer gemeldet hat, liest den Stand mit Nummer und Kennwort; eine E-Mail bekommt nur, wer sie bestellt hat."
    >
      <Views
        label="Meldungen"
        here={addressOf({})}
        views={stands.map(stand => ({
          to: addressOf({ stand }),
          label: numbered(stand === 'offen' ? 'Offen' : schadenstaende[stand], anzahl[stand] ?? 0),
        }))}
      />
      <SentRows
        words={{ one: 'Meldung', many: 'Meldungen', single: 'eine Meldung', none: 'keine Meldung' }}
        rows={data.map(rowOf)}
        {...paging}
        mehr={mehr}
        nothing={[
          query.stand === 'offen' ? 'Nichts ist offen' : 'Nichts steht hier',
          'Neue Meldungen stehen unter „Offen“, die älteste zuerst.',
        ]}
      />
    </Screen>
  )
}

const DRAWINGS = {
  eingegangen: CircleAlert,
  wieder_geoeffnet: CircleAlert,
  bestaetigt: Hammer,
  in_arbeit: Hammer,
  erledigt: Check,
  abgelehnt: X,
} as const

const rowOf = (damage: DamageHead): SentRow => ({
  to: `${DAMAGES}/${damage.nummer}`,
  title: [categoryOf(damage), whereOf(damage)].filter(Boolean).join(', '),
  drawing: DRAWINGS[damage.stand],
  about: [standWords(damage), when(damage.gemeldet_am), damage.nummer],
  mail: damage.amtsmail?.zustellung ?? damage.zustellung ?? damage.bestaetigung,
  begin: damage.text,
})
