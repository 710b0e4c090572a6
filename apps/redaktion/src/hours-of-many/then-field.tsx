import type { Oeffnungszeittyp } from '@rathausplatz/contract'
import { hoursHeadings } from '@rathausplatz/kalender'
import { useHolidays } from '../frame/holidays.ts'
import { Choice } from '../pieces/choice.tsx'
import styles from './hours-of-many.module.css'
import { artenOf, type DaysWanted, daysOffInWords, spanIn } from './wanted.ts'

type ThenFieldProps = {
  /** Begins the names of the fields if the screen has several. */
  prefix?: string
  wanted: DaysWanted
  today: string
  errors: Readonly<Record<string, string>>
  onChange: (more: Partial<DaysWanted>) => void
}

const KINDS = Object.keys(hoursHeadings) as Oeffnungszeittyp[]

/** Closed or other hours, and the kinds of hours to which this applies. */
export function ThenField({ prefix = '', wanted, today, errors, onChange }: ThenFieldProps) {
  const { isClosed, zeiten } = wanted
  const arten = artenOf(wanted)
  const put = (index: number, more: Partial<DaysWanted['zeiten'][number]>) =>
    onChange({ zeiten: zeiten.map((one, at) => (at === index ? { ...one, ...more } : one)) })
  /** Both times may have been typed into one field: `9–12`. */
  const divide = (index: number) => {
    const span = spanIn(zeiten[index])
    if (span) put(index, span)
  }
  const daysOff = daysOffInWords(wanted, today, useHolidays())
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Was gilt dann?</legend>
        <div>
          <Choice
            of={`${prefix}dann`}
            name="zu"
            chosen={isClosed ? 'zu' : 'auf'}
            onChoose={() => onChange({ isClosed: true })}
          >
            geschlossen
          </Choice>
          <Choice
            of={`${prefix}dann`}
            name="auf"
            chosen={isClosed ? 'zu' : 'auf'}
            onChoose={() => onChange({ isClosed: false })}
          >
            andere Zeiten, an jedem Werktag des Zeitraums und an einzeln genannten Tagen
          </Choice>
        </div>
        {!isClosed &&
          zeiten.map(({ beginn, ende }, index) => (
            <div key={index} className={styles.times}>
              {errors[`${prefix}beginn-${index}`] && (
                <p id={`fehler-${prefix}beginn-${index}`} className={styles.wrong}>
                  {errors[`${prefix}beginn-${index}`]}
                </p>
              )}
              <Time
                prefix={prefix}
                index={index}
                name="beginn"
                label="Von"
                text={beginn}
                errors={errors}
                onText={beginn => put(index, { beginn })}
                onLeave={() => divide(index)}
              />
              <span>bis</span>
              <Time
                prefix={prefix}
                index={index}
                name="ende"
                label="Bis"
                text={ende}
                errors={errors}
                onText={ende => put(index, { ende })}
                onLeave={() => divide(index)}
              />
              <span>Uhr</span>
            </div>
          ))}
        {daysOff && (
          <p role="status" className={styles.warning}>
            {daysOff}
          </p>
        )}
        {!isClosed && (
          <button
            type="button"
            className={styles.add}
            onClick={() =>
              onChange({
                zeiten: zeiten.length > 1 ? zeiten.slice(0, 1) : [...zeiten, { beginn: '', ende: '' }],
              })
            }
          >
            {zeiten.length > 1 ? 'Doch nur eine Zeit' : 'Auch am Nachmittag'}
          </button>
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Für welche Zeiten?</legend>
        {errors[`${prefix}arten`] && <p className={styles.wrong}>{errors[`${prefix}arten`]}</p>}
        <div className={styles.kinds}>
          {KINDS.map((kind, at) => (
            <label key={kind} className={styles.tick}>
              <input
                id={at === 0 ? `feld-${prefix}arten` : undefined}
                type="checkbox"
                checked={arten.includes(kind)}
                onChange={({ target }) =>
                  onChange({
                    arten: KINDS.filter(one => (one === kind ? target.checked : arten.includes(one))),
                  })
                }
              />
              {hoursHeadings[kind]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

type TimeProps = {
  prefix: string
  index: number
  name: 'beginn' | 'ende'
  label: string
  text: string
  errors: Readonly<Record<string, string>>
  onText: (text: string) => void
  onLeave: () => void
}

function Time({ prefix, index, name, label, text, errors, onText, onLeave }: TimeProps) {
  const isWrong = errors[`${prefix}beginn-${index}`] !== undefined
  return (
    <input
      id={`feld-${prefix}${name}-${index}`}
      className={styles.time}
      inputMode="numeric"
      autoComplete="off"
      aria-label={index === 0 ? label : `${label}, zweite Zeit`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `fehler-${prefix}beginn-${index}` : undefined}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onBlur={onLeave}
    />
  )
}
