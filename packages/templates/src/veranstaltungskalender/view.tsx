import { ArrowLink, Filter, FilterSelect, formatMonth, formatTime, Link, Section } from '@rathausplatz/ui'
import { withoutTitle } from '../labels.ts'
import type { View } from '../template.ts'
import type { Kalendermonat, Kalendertag } from './load.ts'
import type { veranstaltungskalender } from './schema.ts'
import styles from './veranstaltungskalender.module.css'

const WEEK = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']

/** A table of days where there is room; on a narrow screen the days with events, one below the other. */
export const Veranstaltungskalender: View<typeof veranstaltungskalender, Kalendermonat> = ({
  context,
  data,
}) => {
  const { monat, wochen } = data
  const name = formatMonth(monat)
  const filled = wochen.flat().filter(day => day !== null && day.termine.length > 0)
  const isEmpty = filled.length === 0
  const isOver = filled.every(day => day?.istVorbei)
  return (
    <Section>
      {context.titel && <h2>{context.titel}</h2>}
      <Choice data={data} />
      <nav className={styles.monate} aria-label="Monat">
        {data.vorher && (
          <Link href={data.vorher} rel="nofollow">
            Voriger Monat
          </Link>
        )}
        {data.heute && <Link href={data.heute}>Heute</Link>}
        {data.ganz && (
          <Link href={data.ganz} rel="nofollow" className={styles.ganz}>
            Ab dem 1. zeigen
          </Link>
        )}
        {data.nachher && (
          <Link href={data.nachher} rel="nofollow">
            Nächster Monat
          </Link>
        )}
      </nav>
      <table className={styles.kalender}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {WEEK.map(day => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {wochen.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <Day key={day?.tag ?? place} day={day} name={WEEK[place] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isEmpty && isOver && (
        <p className={styles.ganz}>In diesem Monat kommen keine Veranstaltungen mehr.</p>
      )}
      {isEmpty && <p>In diesem Monat sind keine Veranstaltungen eingetragen.</p>}
      {context.link && (
        <p className={styles.weiter}>
          <ArrowLink href={context.link}>{context.linktext || 'Zur Liste'}</ArrowLink>
        </p>
      )}
    </Section>
  )
}

/** A day of a neighbouring month stays empty. */
function Day({ day, name }: { day: Kalendertag | null; name: string }) {
  const isFilled = day !== null && day.termine.length > 0
  return (
    <td
      data-leer={!isFilled || undefined}
      data-heute={day?.istHeute || undefined}
      data-vorbei={day?.istVorbei || undefined}
    >
      {day && <DayContent day={day} name={name} />}
    </td>
  )
}

function DayContent({ day: { tag, istHeute, termine }, name }: { day: Kalendertag; name: string }) {
  return (
    <>
      <time dateTime={tag} className={styles.tag} aria-current={istHeute ? 'date' : undefined}>
        <span className={styles.wochentag}>{name}, </span>
        {Number(tag.slice(8))}.<span className={styles.wochentag}>{Number(tag.slice(5, 7))}.</span>
      </time>
      {termine.length > 0 && (
        <ul role="list">
          {termine.map(({ titel, href, datum_von, mitUhrzeit, entfaellt }, index) => (
            <li key={index} data-entfaellt={entfaellt || undefined}>
              {mitUhrzeit && <span className={styles.zeit}>{formatTime(datum_von)}</span>}
              {entfaellt && <strong>Entfällt: </strong>}
              <Link href={href}>{titel || withoutTitle}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
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
