import { calls, type RatsbueroZeile, sitzungsstaende } from '@rathausplatz/contract'
import { formatDate, formatTime } from '@rathausplatz/ui'
import {
  CalendarCheck,
  CalendarPlus,
  CalendarX,
  CircleCheck,
  FilePenLine,
  type LucideIcon,
  MailCheck,
  PencilLine,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import listStyles from '../list/list.module.css'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import ratsbueroStyles from './ratsbuero.module.css'
import styles from './ratsbuero-screen.module.css'

export const OFFICE = '/ratsbuero'

export const loader = ({ request }: LoaderFunctionArgs) =>
  ask(calls.redaktionRatsbuero, { signal: request.signal })

/** The start of the council office: meetings and what is to be done for each. */
export function Component() {
  const { data } = useLoaderData<typeof loader>()
  const [now] = useState(() => Date.now())
  const isAhead = ({ beginn }: RatsbueroZeile) => beginn === null || Date.parse(beginn) > now
  return (
    <Screen
      title="Ratsbüro"
      note="Von der Tagesordnung bis zur Niederschrift: Bei jeder Sitzung steht, was als Nächstes zu tun ist."
      action={
        <ActionLink to={`${OFFICE}/neu`}>
          <DeskIcon drawing={CalendarPlus} /> Neue Sitzung
        </ActionLink>
      }
    >
      <Meetings title="Nächste Sitzungen" rows={data.filter(isAhead)}>
        Gerade ist keine Sitzung geplant. Mit „Neue Sitzung“ legen Sie eine an.
      </Meetings>
      <Meetings title="Nach der Sitzung offen" rows={data.filter(row => !isAhead(row)).toReversed()}>
        Alle Beschlüsse sind veröffentlicht, alle Niederschriften sind da.
      </Meetings>
    </Screen>
  )
}

function Meetings({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly RatsbueroZeile[]
  children: string
}) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={listStyles.empty}>{children}</p>
      ) : (
        <ul role="list" className={styles.meetings}>
          {rows.map(row => (
            <li key={row.id}>
              <Meeting row={row} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Meeting({ row }: { row: RatsbueroZeile }) {
  const { id, gremium, titel, beginn, ohne_uhrzeit, ort } = row
  return (
    <Link to={`${OFFICE}/${id}`} className={styles.meeting}>
      <span className={styles.day}>
        {beginn === null ? 'Ohne Tag' : formatDate(beginn)}
        {beginn !== null && !ohne_uhrzeit && <span className={styles.time}>{formatTime(beginn)}</span>}
      </span>
      <span className={styles.about}>
        <strong>{gremium}</strong>
        <span className={ratsbueroStyles.muted}>{[titel, ort].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.stands}>
        {wordsOf(row).map(([drawing, words]) => (
          <span key={words} className={ratsbueroStyles.stand}>
            <DeskIcon drawing={drawing} /> {words}
          </span>
        ))}
      </span>
    </Link>
  )
}

const DRAWINGS: Readonly<Record<RatsbueroZeile['stand'], LucideIcon>> = {
  vorbereitung: PencilLine,
  eingeladen: MailCheck,
  beschluesse: TriangleAlert,
  niederschrift: FilePenLine,
  abgeschlossen: CircleCheck,
  abgesagt: CalendarX,
  zurueckgenommen: Undo2,
}

/** Returns the state of a meeting in words, never by colour alone. */
function wordsOf({
  stand,
  fehlt,
  eingeladen_am,
  eingeladene,
  bestaetigt,
}: RatsbueroZeile): readonly (readonly [LucideIcon, string])[] {
  const lacks =
    fehlt === 0
      ? ([CalendarCheck, 'vollständig'] as const)
      : ([
          TriangleAlert,
          fehlt === 1 ? 'unvollständig: 1 Angabe fehlt' : `unvollständig: ${fehlt} Angaben fehlen`,
        ] as const)
  if (stand === 'vorbereitung') return [[DRAWINGS[stand], sitzungsstaende[stand]], lacks]
  if (stand === 'eingeladen' && eingeladen_am !== null)
    return [
      [
        DRAWINGS[stand],
        `eingeladen am ${formatDate(eingeladen_am)}, ${bestaetigt} von ${eingeladene} bestätigt`,
      ],
      ...(fehlt > 0 ? [lacks] : []),
    ]
  return [[DRAWINGS[stand], sitzungsstaende[stand]]]
}
