import { ArrowLink, Filter, FilterSelect, Section } from '@rathausplatz/ui'
import { MonthSheet, narrow } from '../month-sheet/month-sheet.tsx'
import type { View } from '../template.ts'
import type { Kalendermonat } from './load.ts'
import type { veranstaltungskalender } from './schema.ts'
import styles from './veranstaltungskalender.module.css'

/** On wide screens a table of days, on narrow screens a list of the days with events. */
export const Veranstaltungskalender: View<typeof veranstaltungskalender, Kalendermonat> = ({
  context,
  data,
}) => {
  const { wochen } = data
  const filled = wochen.flat().filter(day => day !== null && day.termine.length > 0)
  const isEmpty = filled.length === 0
  const isOver = filled.every(day => day?.istVorbei)
  return (
    <Section>
      {context.titel && <h2>{context.titel}</h2>}
      <Choice data={data} />
      <MonthSheet data={data} />
      {!isEmpty && isOver && <p className={narrow}>In diesem Monat kommen keine Veranstaltungen mehr.</p>}
      {isEmpty && <p>In diesem Monat sind keine Veranstaltungen eingetragen.</p>}
      {context.link && (
        <p className={styles.weiter}>
          <ArrowLink href={context.link}>{context.linktext || 'Zur Liste'}</ArrowLink>
        </p>
      )}
    </Section>
  )
}

function Choice({ data: { path, monat, rubriken, rubrik_id } }: { data: Kalendermonat }) {
  return (
    <Filter
      label="Kalender auswählen"
      submit="Anzeigen"
      resetHref={rubrik_id ? `${path}?monat=${monat}` : undefined}
    >
      <FilterSelect
        name="rubrik_id"
        label="Rubrik"
        all="Alle Rubriken"
        value={rubrik_id ? String(rubrik_id) : ''}
        choices={rubriken.map(({ rubrik_id, rubrik }) => ({ value: String(rubrik_id), text: rubrik }))}
      />
      <input type="hidden" name="monat" value={monat} />
    </Filter>
  )
}
