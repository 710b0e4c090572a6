import { WEEKDAYS } from '@rathausplatz/time'
import { Tonnenmarke, VisuallyHidden } from '@rathausplatz/ui'
import styles from './sheet-day.module.css'
import type { Blatttag } from './year-sheet.ts'

const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** A day of the year sheet. Days without collections are hidden from screen readers. */
export function Day({ tag: { tag, wochentag, feiertag, abfuhren } }: { tag: Blatttag }) {
  const isFilled = abfuhren.length > 0
  return (
    <li
      className={styles.tag}
      data-leer={!isFilled || undefined}
      data-frei={wochentag === 6 || feiertag !== '' || undefined}
      aria-hidden={!isFilled || undefined}
      title={feiertag || undefined}
    >
      <time dateTime={tag}>
        <span className={styles.nummer}>{Number(tag.slice(8))}</span>
        <span aria-hidden>{WEEK[wochentag]}</span>
        <VisuallyHidden>. {WEEKDAYS[wochentag]}</VisuallyHidden>
      </time>
      <span className={styles.marken}>
        {abfuhren.map(({ art, istVerschoben }) => (
          <span key={art.fraktion + art.name} className={styles.abfuhr}>
            <Tonnenmarke {...art} />
            <span className={styles.name}>{art.name}</span>
            {istVerschoben && (
              <span className={styles.verschoben}>
                <span aria-hidden>!</span>
                <VisuallyHidden> verschoben</VisuallyHidden>
              </span>
            )}
          </span>
        ))}
      </span>
    </li>
  )
}
