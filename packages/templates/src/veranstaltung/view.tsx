import {
  Bildrahmen,
  ButtonLink,
  formatDate,
  formatTime,
  formatWeekday,
  Link,
  RichText,
  Section,
  sameDay,
} from '@rathausplatz/ui'
import { Address } from '../contact/contact.tsx'
import { Fact, Facts } from '../facts/facts.tsx'
import type { View } from '../template.ts'
import type { EinTermin, Termindaten } from './load.ts'
import type { veranstaltung } from './schema.ts'
import styles from './veranstaltung.module.css'

/**
 * The page sets the heading; the event has time, place, price, categories, picture, text and further dates.
 */
export const Veranstaltung: View<typeof veranstaltung, Termindaten> = ({ context, data }) => {
  const { einleitung, ort, anschrift, veranstalter, eintritt, kostenlos, text, bildupload } = context
  const { termin, istVorbei, rubriken } = data
  return (
    <Section>
      <article className={styles.veranstaltung}>
        {termin.entfaellt ? (
          <p className={styles.hinweis}>
            <strong>Dieser Termin entfällt.</strong> {termin.grund}
          </p>
        ) : (
          istVorbei && <p className={styles.hinweis}>Dieser Termin ist vorbei.</p>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <Facts className={styles.eckdaten}>
          <Fact name="Wann">
            <When termin={termin} />
          </Fact>
          {(ort || anschrift) && (
            <Fact name="Wo">
              {ort}
              {anschrift && <Address anschrift={anschrift} />}
            </Fact>
          )}
          {(eintritt || kostenlos) && <Fact name="Eintritt">{eintritt || 'Kostenlos'}</Fact>}
          {veranstalter && <Fact name="Veranstalter">{veranstalter}</Fact>}
          {rubriken.length > 0 && (
            <Fact name={rubriken.length === 1 ? 'Rubrik' : 'Rubriken'}>
              <ul role="list" className={styles.rubriken}>
                {rubriken.map(({ rubrik, href }) => (
                  <li key={rubrik}>{href ? <Link href={href}>{rubrik}</Link> : rubrik}</li>
                ))}
              </ul>
            </Fact>
          )}
        </Facts>
        {data.kalender && !istVorbei && (
          <p className={styles.kalender}>
            <ButtonLink href={data.kalender.termin} look="outline" download>
              In Kalender übernehmen
            </ButtonLink>
            {data.kalender.serie && (
              <Link href={data.kalender.serie} download>
                Alle Termine der Reihe in den Kalender laden
              </Link>
            )}
          </p>
        )}
        {bildupload?.bild && (
          <Bildrahmen {...bildupload} sizes="(min-width: 1280px) 1210px, 94vw" first form="16:9" />
        )}
        <RichText html={text} />
        <Others weitere={data.weitere} mehr={data.mehr} />
      </article>
    </Section>
  )
}

function Others({ weitere, mehr }: Pick<Termindaten, 'weitere' | 'mehr'>) {
  if (weitere.length === 0) return null
  return (
    <section className={styles.weitere}>
      <h2>Weitere Termine</h2>
      <ul role="list">
        {weitere.map(termin => (
          <li key={termin.datum_von} data-entfaellt={termin.entfaellt || undefined}>
            <Link href={termin.href}>
              <When termin={inShort(termin)} />
            </Link>
            {termin.entfaellt && (
              <span>
                <strong>entfällt</strong>
                {termin.grund && `: ${termin.grund}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mehr > 0 && (
        <p>{mehr === 1 ? 'Danach folgt ein weiterer Termin.' : `Danach folgen ${mehr} weitere Termine.`}</p>
      )}
    </section>
  )
}

/** Leaves out the end of an event date that ends on the day it begins. */
function inShort({ datum_bis, ...termin }: EinTermin): EinTermin {
  return datum_bis && !sameDay(termin.datum_von, datum_bis) ? { ...termin, datum_bis } : termin
}

function When({ termin: { datum_von: from, datum_bis: to, ganztaegig } }: { termin: EinTermin }) {
  const time = (moment: string) => (ganztaegig ? '' : `, ${formatTime(moment)}`)
  const start = (
    <time dateTime={from}>
      {formatWeekday(from)}, {formatDate(from)}
      {time(from)}
    </time>
  )
  if (!to || (ganztaegig && sameDay(from, to))) return start
  return (
    <>
      {start} bis{' '}
      <time dateTime={to}>
        {sameDay(from, to) ? formatTime(to) : `${formatWeekday(to)}, ${formatDate(to)}${time(to)}`}
      </time>
    </>
  )
}
