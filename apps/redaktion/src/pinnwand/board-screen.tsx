import { calls } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Clock, Eye, Flag, Lock } from 'lucide-react'
import { oneIn } from '../list/list-address.ts'
import { listAt, useList } from '../list/list-at.ts'
import { pageIn } from '../list/page-in.ts'
import { type SentRow, SentRows } from '../list/sent-rows.tsx'
import { Screen } from '../pieces/screen.tsx'
import { numbered, Views } from '../pieces/views.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { BOARD, type BoardEntry, rubricOf, standWords } from './pinnwand.ts'

const stands = ['bestaetigt', 'gemeldet', 'freigegeben', 'gesperrt', 'abgelaufen'] as const
type Stand = (typeof stands)[number]

const list = listAt(
  address => ({ stand: oneIn(address, 'stand', stands) ?? 'bestaetigt', seite: pageIn(address) }),
  (query, signal) => ask(calls.redaktionPinnwand, { query, signal }),
)
export const { loader } = list

/** Entries of the pin board: waiting ones oldest first, all others newest first. */
export function Component() {
  const { query, found, addressOf, paging } = useList(list)
  const { data, mehr, anzahl } = found
  const viewOf = (stand: Stand, label: string) => ({ to: addressOf({ stand }), label })
  return (
    <Screen
      title="Pinnwand"
      note="Was Menschen aus dem Ort anbieten, suchen, gefunden oder verloren haben. Bevor es alle lesen, sehen Sie es an."
    >
      <Views
        label="Einträge"
        here={addressOf({})}
        views={[
          viewOf('bestaetigt', numbered('Wartet', anzahl.bestaetigt)),
          viewOf('gemeldet', numbered('Gemeldet', anzahl.gemeldet)),
          viewOf('freigegeben', numbered('Öffentlich', anzahl.freigegeben)),
          viewOf('gesperrt', 'Gesperrt'),
          viewOf('abgelaufen', 'Abgelaufen'),
        ]}
      />
      <SentRows
        words={{ one: 'Eintrag', many: 'Einträge', single: 'ein Eintrag', none: 'kein Eintrag' }}
        rows={data.map(rowOf)}
        {...paging}
        mehr={mehr}
        nothing={NOTHING[query.stand]}
      />
    </Screen>
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

const rowOf = (entry: BoardEntry): SentRow => ({
  to: `${BOARD}/${entry.nummer}`,
  title: entry.titel,
  drawing: drawingOf(entry),
  about: [standWords(entry), when(entry.geaendert_am), rubricOf(entry), entry.nummer],
  mail: entry.nicht_angekommen?.[0]?.zustellung ?? entry.zustellung,
  begin: entry.text,
})
