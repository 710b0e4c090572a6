import type { Sitzungsmitglied } from '@rathausplatz/contract'
import { anwesenheitLabels } from '@rathausplatz/contract/labels'
import { visuallyHidden } from '@rathausplatz/ui'
import { CheckCheck } from 'lucide-react'
import fieldStyles from '../fields/fields.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { type Attendance, attendanceIn, withAttendance } from './attendance.ts'
import { partsOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { Section } from './section.tsx'

/** Attendance and substitutes, for both parts of the meeting: a substitute may read the non-public part. */
export function AttendanceSection() {
  const meeting = useMeeting()
  const { head, mappe, isReadOnly } = meeting
  const list = attendanceIn(head.daten)
  const put = (next: readonly Attendance[]) => {
    for (const [, part] of partsOf(meeting)) part.change(['teilnahmen'], next)
  }
  const members = mappe.mitglieder.filter(({ rolle }) => rolle !== 'stellvertretung')
  const standIns = mappe.mitglieder.filter(({ rolle }) => rolle === 'stellvertretung')
  const allCame = () => {
    let next = list
    for (const { person } of members)
      if (!next.some(one => one.person === person))
        next = withAttendance(next, person, { anwesenheit: 'anwesend' })
    put(next)
  }
  return (
    <Section
      id="anwesenheit"
      title="Anwesenheit"
      hint="Wer sich vorher entschuldigt, bekommt hier gleich seine Vertretung: Sie kann dann auch die nichtöffentlichen Unterlagen dieser Sitzung lesen, sobald Sie veröffentlichen."
    >
      {members.length === 0 ? (
        <p className={styles.muted}>Das Gremium hat an diesem Tag keine Mitglieder.</p>
      ) : (
        <>
          {!isReadOnly && (
            <button type="button" className={fieldStyles.act} onClick={allCame}>
              <DeskIcon drawing={CheckCheck} /> Alle übrigen waren da
            </button>
          )}
          <ul role="list" className={styles.attendance}>
            {members.map(member => (
              <li key={member.person}>
                <Line
                  member={member}
                  said={list.find(({ person }) => person === member.person)}
                  standIns={standIns}
                  isReadOnly={isReadOnly}
                  onSay={said => put(withAttendance(list, member.person, said))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

type LineProps = {
  member: Sitzungsmitglied
  said: Attendance | undefined
  standIns: readonly Sitzungsmitglied[]
  isReadOnly: boolean
  onSay: (said: Omit<Attendance, 'person'> | undefined) => void
}

function Line({ member: { name, person }, said, standIns, isReadOnly, onSay }: LineProps) {
  const isAway = said !== undefined && said.anwesenheit !== 'anwesend'
  return (
    <fieldset className={styles.attending}>
      <legend>{name}</legend>
      <label className={visuallyHidden} htmlFor={`anwesenheit-${person}`}>
        Anwesenheit von {name}
      </label>
      <select
        id={`anwesenheit-${person}`}
        disabled={isReadOnly}
        value={said?.anwesenheit ?? ''}
        onChange={({ target }) => onSay(target.value === '' ? undefined : { anwesenheit: target.value })}
      >
        <option value="">noch offen</option>
        {Object.entries(anwesenheitLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isAway && (
        <>
          <label className={visuallyHidden} htmlFor={`vertretung-${person}`}>
            {name} wird vertreten durch
          </label>
          <select
            id={`vertretung-${person}`}
            disabled={isReadOnly}
            value={said.vertreten_durch ?? ''}
            onChange={({ target }) =>
              onSay({
                anwesenheit: said.anwesenheit,
                ...(target.value === '' ? {} : { vertreten_durch: target.value }),
              })
            }
          >
            <option value="">nicht vertreten</option>
            {standIns.map(other => (
              <option key={other.person} value={other.person}>
                vertreten durch {other.name}
              </option>
            ))}
          </select>
        </>
      )}
    </fieldset>
  )
}
