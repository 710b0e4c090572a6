import { calls } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Clock, Eye, Flag, Lock } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { backFrom, pageIn } from '../list/page-in.ts'
import { when } from '../pieces/when.ts'
import { ModeratedList, type ModeratedRow, numbered, ROWS } from '../pruefung/moderated-list.tsx'
import { ask } from '../wall/ask.ts'
import { BOARD, type Board, type BoardEntry, rubricOf, standWords } from './pinnwand.ts'

const stands = ['bestaetigt', 'gemeldet', 'freigegeben', 'gesperrt', 'abgelaufen'] as const
type Stand = (typeof stands)[number]

type Data = Board & { readonly stand: Stand; readonly seite: number }

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

/** Entries of the pin board: waiting ones oldest first, all others newest first. */
export function Component() {
  const { stand, seite, data, mehr, anzahl } = useLoaderData<Data>()
  return (
    <ModeratedList
      title="Pinnwand"
      note="Was Menschen aus dem Ort anbieten, suchen, gefunden oder verloren haben. Bevor es alle lesen, sehen Sie es an."
      words={{ one: 'Eintrag', many: 'Einträge', none: 'kein Eintrag', single: 'ein Eintrag' }}
      here={addressOf(stand)}
      views={[
        { to: addressOf('bestaetigt'), label: numbered('Wartet', anzahl.bestaetigt) },
        { to: addressOf('gemeldet'), label: numbered('Gemeldet', anzahl.gemeldet) },
        { to: addressOf('freigegeben'), label: numbered('Öffentlich', anzahl.freigegeben) },
        { to: addressOf('gesperrt'), label: 'Gesperrt' },
        { to: addressOf('abgelaufen'), label: 'Abgelaufen' },
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
  bestaetigt: ['Nichts wartet', 'Alle Einträge sind angesehen. Neue stehen dann hier, der älteste zuerst.'],
  gemeldet: ['Nichts gemeldet', 'Wer auf der Website etwas Falsches oder Verbotenes sieht, kann es melden.'],
  freigegeben: ['Nichts ist öffentlich', 'Was Sie freigeben, steht bis zu seinem Ende auf der Pinnwand.'],
  gesperrt: ['Nichts ist gesperrt', 'Sperren kann, wer den Eintrag geschrieben hat, und die Stadt.'],
  abgelaufen: [
    'Nichts ist abgelaufen',
    `Abgelaufene Einträge werden nach ${tabellen.pinnwand.dauer.tage} Tagen gelöscht.`,
  ],
}

const drawingOf = ({ stand, meldungen_offen }: BoardEntry) => {
  if (meldungen_offen > 0) return Flag
  return stand === 'freigegeben' ? Eye : stand === 'gesperrt' ? Lock : Clock
}

const rowOf = (entry: BoardEntry): ModeratedRow => ({
  to: `${BOARD}/${entry.nummer}`,
  title: entry.titel,
  drawing: drawingOf(entry),
  about: [standWords(entry), when(entry.geaendert_am), rubricOf(entry), entry.nummer],
  mail: entry.nicht_angekommen?.[0]?.zustellung ?? entry.zustellung,
  begin: entry.text,
})
