import { calls } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { Clock, Eye, Lock } from 'lucide-react'
import { oneIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { pageIn } from '../list/page-in.ts'
import { type SentRow, SentRows } from '../list/sent-rows.tsx'
import { Screen } from '../pieces/screen.tsx'
import { numbered, Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { aimOf, PROPOSALS, type Proposal, proposalState } from './vorschlaege.ts'

const stands = ['bestaetigt', 'freigegeben', 'gesperrt'] as const
type Stand = (typeof stands)[number]

const list = listAt(
  address => ({ stand: oneIn(address, 'stand', stands) ?? 'bestaetigt', seite: pageIn(address) }),
  (query, signal) => ask(calls.redaktionVerzeichnisvorschlaege, { query, signal }),
)
export const { loader } = list

/** Proposals for directories: waiting ones oldest first, all others newest first. */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const { data, mehr, anzahl } = found
  return (
    <Screen
      title="Vorschläge für Verzeichnisse"
      note="Vereine und Betriebe schlagen ihren Eintrag selbst vor, neu oder geändert. Was Sie freigeben, steht sofort auf der Website."
    >
      <Views
        label="Vorschläge"
        here={addressOf({})}
        views={[
          { to: addressOf({ stand: 'bestaetigt' }), label: numbered('Wartet', anzahl.bestaetigt) },
          { to: addressOf({ stand: 'freigegeben' }), label: numbered('Öffentlich', anzahl.freigegeben) },
          { to: addressOf({ stand: 'gesperrt' }), label: 'Gesperrt' },
        ]}
      />
      <SentRows
        words={{ one: 'Vorschlag', many: 'Vorschläge', single: 'ein Vorschlag', none: 'kein Vorschlag' }}
        rows={data.map(rowOf)}
        {...paging}
        mehr={mehr}
        nothing={NOTHING[query.stand]}
      />
    </Screen>
  )
}

const NOTHING: Readonly<Record<Stand, readonly [string, string]>> = {
  bestaetigt: ['Nichts wartet', 'Alle Vorschläge sind angesehen. Neue stehen dann hier, der älteste zuerst.'],
  freigegeben: [
    'Nichts ist öffentlich',
    'Neue Einträge betreut danach, wer sie vorgeschlagen hat, mit einem eigenen Link.',
  ],
  gesperrt: [
    'Nichts ist gesperrt',
    `Was abgelehnt oder gesperrt ist, wird nach ${fristen.vorschlag} Tagen gelöscht.`,
  ],
}

const rowOf = (proposal: Proposal): SentRow => ({
  to: `${PROPOSALS}/${proposal.nummer}`,
  title: proposal.angaben.name,
  drawing: proposal.stand === 'freigegeben' ? Eye : proposal.stand === 'gesperrt' ? Lock : Clock,
  about: [proposalState(proposal), when(proposal.geaendert_am), aimOf(proposal), proposal.nummer],
  mail: proposal.zustellung,
  begin: proposal.angaben.einleitung || proposal.angaben.text,
})
