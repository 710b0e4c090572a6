import type { Beratung, Verweis, Vorlage } from '@rathausplatz/contract'
import { formatDate, Link, RichText } from '@rathausplatz/ui'
import { Fact } from '../facts/facts.tsx'
import { Eckdaten } from './eckdaten.tsx'
import { Ergebnis } from './ergebnis.tsx'
import { Stand } from './stand.tsx'
import styles from './vorlageninhalt.module.css'

type Headed = { heading: 'h2' | 'h3' }

/** The content of a paper: first subject and proposal, then costs and consultations. */
export function Vorlageninhalt({ vorlage, heading }: { vorlage: Vorlage } & Headed) {
  const { einleitung, beschlussvorschlag, text, kosten, strassen, bezug, beratungen } = vorlage
  const Heading = heading
  return (
    <div className={styles.inhalt}>
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      {beschlussvorschlag && (
        <section>
          <Heading>Beschlussvorschlag</Heading>
          <p className={styles.vorschlag}>{beschlussvorschlag}</p>
        </section>
      )}
      {kosten && (
        <section>
          <Heading>Kosten</Heading>
          <p className={styles.text}>{kosten}</p>
        </section>
      )}
      {beratungen.length > 0 && <Beratungsfolge beratungen={beratungen} heading={heading} />}
      {text && (
        <section>
          <Heading>Sachverhalt</Heading>
          <RichText html={text} />
        </section>
      )}
      {strassen.length > 0 && (
        <section>
          <Heading>Diese Straßen betrifft es</Heading>
          <ul className={styles.strassen}>
            {strassen.map((strasse, index) => (
              <li key={index}>{strasse}</li>
            ))}
          </ul>
        </section>
      )}
      {bezug.length > 0 && <Related bezug={bezug} heading={heading} />}
    </div>
  )
}

/** The facts of a paper: date, deciding body, author. */
export const Vorlageneckdaten = ({ datum, ohne_datum, gremium, amt, ...vorlage }: Vorlage) => (
  <Eckdaten>
    {!ohne_datum && (
      <Fact name="Vom">
        <time dateTime={datum}>{formatDate(datum)}</time>
      </Fact>
    )}
    <Fact name={partOf(gremium, vorlage)}>
      <Link href={gremium.detailURL}>{gremium.name}</Link>
    </Fact>
    {filedBy(vorlage).length > 0 && (
      <Fact name="Eingereicht von">
        {filedBy(vorlage).map(({ id, name, detailURL }) => (
          <p key={detailURL + id}>
            <Link href={detailURL}>{name}</Link>
          </p>
        ))}
      </Fact>
    )}
    {amt && (
      <Fact name="Federführend">
        <Link href={amt.detailURL}>{amt.name}</Link>
      </Fact>
    )}
  </Eckdaten>
)

/** The members and groups who filed a paper. */
const filedBy = ({
  einreichende = [],
  eingereicht_von,
  eingereicht_auch_von = [],
}: Pick<Vorlage, 'einreichende' | 'eingereicht_von' | 'eingereicht_auch_von'>): readonly Verweis[] => [
  ...einreichende,
  ...(eingereicht_von ? [eingereicht_von] : []),
  ...eingereicht_auch_von,
]

/** Says what its body does with a paper, if the paper or its consultations say so. */
function partOf(
  { id }: Verweis,
  { art, beschlussvorschlag, beratungen }: Pick<Vorlage, 'art' | 'beschlussvorschlag' | 'beratungen'>,
): string {
  const own = beratungen.filter(({ gremium, gemeinsam_mit }) =>
    [gremium, ...gemeinsam_mit].some(one => one.id === id),
  )
  if (beschlussvorschlag || own.some(({ entscheidend }) => entscheidend)) return 'Darüber entscheidet'
  const says = (words: RegExp) => own.some(({ rolle = '' }) => words.test(rolle))
  if (says(/entscheidung|beschluss/i)) return 'Darüber entscheidet'
  return says(/kenntnis/i) || /^(?:information|mitteilung|kenntnis)/i.test(art) ? 'Zur Kenntnis' : 'Gremium'
}

/** Past and future consultations in order, with their results. */
function Beratungsfolge({ beratungen, heading: Heading }: { beratungen: readonly Beratung[] } & Headed) {
  const Meeting = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section>
      <Heading>Beratungsfolge</Heading>
      <ol role="list" className={styles.folge}>
        {beratungen.map(
          (
            {
              sitzung,
              gremium,
              gemeinsam_mit,
              datum_von,
              zustand,
              ohne_stand,
              nummer,
              rolle,
              entscheidend,
              ergebnis_worte,
              ...decided
            },
            index,
          ) => (
            <li key={sitzung.id + index}>
              <Meeting className={styles.beratung}>
                <Link href={sitzung.detailURL}>
                  {[gremium, ...gemeinsam_mit].map(({ name }) => name).join(' und ')},{' '}
                  <time dateTime={datum_von}>{formatDate(datum_von)}</time>
                </Link>
              </Meeting>
              <p className={styles.punkt}>
                {(rolle || entscheidend) && <span>{rolle || 'Entscheidung'}</span>}
                {nummer && <span>{/^TOP/i.test(nummer) ? nummer : `Tagesordnungspunkt ${nummer}`}</span>}
                {!decided.ergebnis && !ergebnis_worte && (
                  <Stand zustand={zustand} ohne_stand={ohne_stand} grund="" />
                )}
              </p>
              {ergebnis_worte && <p className={styles.text}>Ergebnis: {ergebnis_worte}</p>}
              <Ergebnis {...decided} />
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

const Related = ({ bezug, heading: Heading }: { bezug: readonly Verweis[] } & Headed) => (
  <section>
    <Heading>Gehört zu</Heading>
    <ul className={styles.strassen}>
      {bezug.map(({ id, name, detailURL }) => (
        <li key={id}>
          <Link href={detailURL}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
)
