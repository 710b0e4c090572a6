import { calls } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { Clock, Eye, Lock } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { backFrom, pageIn } from '../list/page-in.ts'
import { when } from '../pieces/when.ts'
import { ModeratedList, type ModeratedRow, numbered, ROWS } from '../pruefung/moderated-list.tsx'
import { ask } from '../wall/ask.ts'
import { aimOf, PROPOSALS, type Proposal, type Proposals, proposalState } from './vorschlaege.ts'

const stands = ['bestaetigt', 'freigegeben', 'gesperrt'] as const
type Stand = (typeof stands)[number]

type Data = Proposals & { readonly stand: Stand; readonly seite: number }

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const address = new URL(request.url).searchParams
  const seite = pageIn(address)
  const stand = stands.find(one => one === address.get('stand')) ?? 'bestaetigt'
  const found = await ask(calls.redaktionVerzeichnisvorschlaege, {
    query: { stand, seite, pro_seite: ROWS },
    signal: request.signal,
  })
  return backFrom({ data: found.data }, seite, to => addressOf(stand, to)) ?? { ...found, stand, seite }
}

const addressOf = (stand: Stand, seite = 1): string => {
  const address = new URLSearchParams()
  if (stand !== 'bestaetigt') address.set('stand', stand)
  if (seite > 1) address.set('seite', String(seite))
  return address.size === 0 ? PROPOSALS : `${PROPOSALS}?${address}`
}

/** Proposals for directories: waiting ones oldest first, all others newest first. */
export function Component() {
  const { stand, seite, data, mehr, anzahl } = useLoaderData<Data>()
  return (
    <ModeratedList
      title="Vorschläge für Verzeichnisse"
      note="Vereine und Betriebe schlagen ihren Eintrag selbst vor, neu oder geändert. Was Sie freigeben, steht sofort auf der Website."
      words={{ one: 'Vorschlag', many: 'Vorschläge', none: 'kein Vorschlag', single: 'ein Vorschlag' }}
      here={addressOf(stand)}
      views={[
        { to: addressOf('bestaetigt'), label: numbered('Wartet', anzahl.bestaetigt) },
        { to: addressOf('freigegeben'), label: numbered('Öffentlich', anzahl.freigegeben) },
        { to: addressOf('gesperrt'), label: 'Gesperrt' },
      ]}
      rows={data.map(rowOf)}
      seite={seite}
      mehr={mehr}
      hrefOf={other => addressOf(stand, other)}
      nothing={NOTHING[stand]}
    />
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

const rowOf = (proposal: Proposal): ModeratedRow => ({
  to: `${PROPOSALS}/${proposal.nummer}`,
  title: proposal.angaben.name,
  drawing: proposal.stand === 'freigegeben' ? Eye : proposal.stand === 'gesperrt' ? Lock : Clock,
  about: [proposalState(proposal), when(proposal.geaendert_am), aimOf(proposal), proposal.nummer],
  mail: proposal.zustellung,
  begin: proposal.angaben.einleitung || proposal.angaben.text,
})
