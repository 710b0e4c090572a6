import {
  type Schaden,
  type SchadenMitVerlauf,
  schadenskategorieOf,
  schadenstaende,
} from '@rathausplatz/contract'
import { asLabel } from '@rathausplatz/text'
import { formatDate, Link } from '@rathausplatz/ui'
import { type Sheet, SpotMap } from '@rathausplatz/ui/karte'
import { PhotoList } from '../photos/photo-list.tsx'
import styles from './schaden.module.css'
import { DAMAGES } from './schaden-page.tsx'

/** State, date and number of a damage in one line. */
export const KeyFacts = ({ schaden }: { schaden: Schaden }) => (
  <p className={styles.eckdaten}>
    <span className={styles.stand} data-stand={schaden.stand}>
      {schadenstaende[schaden.stand]}
    </span>
    {schaden.gemeldet_am && (
      <span>
        gemeldet am <time dateTime={schaden.gemeldet_am}>{formatDate(schaden.gemeldet_am)}</time>
      </span>
    )}
    <span>{schaden.nummer}</span>
  </p>
)

/**
 * All public data of a damage: place, description, photos, history and reasons. `photoAt` returns the address
 * of each photo.
 */
export function Facts({
  schaden,
  sheet,
  photoAt,
}: {
  schaden: SchadenMitVerlauf
  sheet: Sheet | undefined
  photoAt: (kennung: string) => string
}) {
  const { kategorie, text, lage, adresse, ort, angaben, fotos, verlauf, doppelt_zu, erwartet_am, stand } =
    schaden
  const { name, fragen } = schadenskategorieOf(kategorie)
  const answers = Object.entries(angaben).flatMap(([question, answer]) => {
    const frage = fragen[question]
    return frage ? [`${asLabel(frage.label)} ${frage.werte?.[answer] ?? answer}`] : []
  })
  return (
    <>
      <KeyFacts schaden={schaden} />
      {[adresse, ort].filter(Boolean).map(place => (
        <p key={place} className={styles.text}>
          {place}
        </p>
      ))}
      {text && <p className={styles.text}>{text}</p>}
      {answers.map(answer => (
        <p key={answer}>{answer}</p>
      ))}
      {sheet && lage && <SpotMap sheet={sheet} lage={lage} />}
      <PhotoList
        photos={fotos.map((kennung, index) => ({
          src: photoAt(kennung),
          alt: fotos.length === 1 ? `Foto zu: ${name}` : `Foto ${index + 1} von ${fotos.length} zu: ${name}`,
        }))}
      />
      {doppelt_zu && (
        <p>
          Diesen Schaden kennen wir schon, unter der Nummer{' '}
          <Link href={`${DAMAGES}/${doppelt_zu}`}>{doppelt_zu}</Link>.
        </p>
      )}
      {erwartet_am && stand === 'in_arbeit' && (
        <p>
          Voraussichtlich fertig bis <time dateTime={erwartet_am}>{formatDate(erwartet_am)}</time>.
        </p>
      )}
      <h2>Was bisher geschah</h2>
      <ol role="list" className={styles.verlauf}>
        {verlauf.map(({ am, stand: then, text: reason }) => (
          <li key={am}>
            <p>
              <strong>{schadenstaende[then]}</strong> am <time dateTime={am}>{formatDate(am)}</time>
            </p>
            {reason && <p className={styles.text}>{reason}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
