import { Fields } from '../fields/fields.tsx'
import { changeBoth, fieldsNamed, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { Section } from './section.tsx'

const WHEN_AND_WHERE = ['titel', 'gremium', 'datum_von', 'ohne_uhrzeit', 'ort', 'hinweis']
const OTHERWISE = ['datum_bis', 'gemeinsam_mit', 'verlegt_von', 'zustand', 'grund']

/** The fields of this section. */
export const DATE_FIELDS: readonly string[] = [...WHEN_AND_WHERE, ...OTHERWISE]

/** Date and place, for both parts; rare fields are folded. */
export function DateSection() {
  const meeting = useMeeting()
  const { head, isReadOnly } = meeting
  const draw = (names: readonly string[]) => (
    <Fields
      fields={fieldsNamed(head.kind.felder, names)}
      value={head.daten}
      onChange={(path, value) => changeBoth(meeting, path, value)}
      faults={head.faultAt}
      idPrefix=""
      isReadOnly={isReadOnly}
    />
  )
  return (
    <Section id="termin" title="Termin">
      {draw(WHEN_AND_WHERE)}
      <details className={styles.more}>
        <summary>Verlegen, absagen, gemeinsam tagen</summary>
        {draw(OTHERWISE)}
      </details>
    </Section>
  )
}
