import { calls, type Mailzustellung, schadenskategorieOf, schadenstaende } from '@rathausplatz/contract'
import { SpotMap, sheetOf } from '@rathausplatz/ui/karte'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFrameData } from '../frame/frame-data.ts'
import { Delivery, OfficeMail } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { Screen } from '../pieces/screen.tsx'
import { SentPhotos } from '../pieces/sent-photos.tsx'
import { when } from '../pieces/when.ts'
import { Fact } from '../pruefung/fact.tsx'
import { ask } from '../wall/ask.ts'
import styles from './damages.module.css'
import { Handling } from './handling.tsx'
import { categoryOf, DAMAGES, type Damage, photoOf, standWords, whereOf } from './schaeden.ts'

export const loader = ({ params: { nummer = '' }, request }: LoaderFunctionArgs): Promise<Damage> =>
  ask(calls.redaktionSchaden, { params: { nummer }, signal: request.signal })

/** The confirmation mail is shown only if it was not delivered. */
const failed = (mail: Mailzustellung | undefined) => (mail?.lage === 'nicht_zugestellt' ? mail : undefined)

const FROM = { melder: 'Wer es gemeldet hat', stadt: 'Die Stadt', uhr: 'Von selbst' } as const

/** One damage report: its data, reports nearby, its history and the possible steps. */
export function Component() {
  const damage = useLoaderData<Damage>()
  const { nummer, text, adresse, ort, lage, angaben, kategorie, fotos, verlauf, nahe, gemeldet_am } = damage
  // The town's own picture of the map: an external map service needs consent.
  const sheet = sheetOf(useFrameData().stadt?.karte, undefined)
  const { fragen } = schadenskategorieOf(kategorie)
  return (
    <Screen
      title={[categoryOf(damage), whereOf(damage)].filter(Boolean).join(', ')}
      way={[{ label: 'Schäden', to: DAMAGES }]}
      note={`${standWords(damage)}, gemeldet ${when(gemeldet_am)}`}
    >
      <div className={handling.message}>
        <div className={styles.gesagt}>
          <p className={handling.text}>{text}</p>
          <SentPhotos photos={fotos.map(({ kennung }) => ({ src: photoOf(nummer, kennung) }))} />
          <dl className={handling.facts}>
            {adresse && <Fact name="Adresse">{adresse}</Fact>}
            {ort && <Fact name="Woran man die Stelle erkennt">{ort}</Fact>}
            {lage && <Fact name="Punkt (Breite, Länge)">{`${lage.breite}, ${lage.laenge}`}</Fact>}
            {Object.entries(angaben).map(([name, answer]) => (
              <Fact key={name} name={fragen[name]?.label ?? name}>
                {fragen[name]?.werte?.[answer] ?? answer}
              </Fact>
            ))}
            <Fact name="Nummer">{nummer}</Fact>
            <Fact name="Nachrichten">
              {damage.mit_nachrichten ? 'Zu jedem Schritt bestellt.' : 'Nicht bestellt.'}
            </Fact>
          </dl>
          <OfficeMail of={damage.amtsmail} />
          <Delivery
            of={damage.zustellung ?? failed(damage.bestaetigung)}
            remedy="Wer die Meldung gemacht hat, sieht den Stand mit Nummer und Kennwort auf der Website."
          />
          {sheet && lage && <SpotMap sheet={sheet} lage={lage} />}
          <h2>Was bisher geschah</h2>
          <ol>
            {verlauf.map(({ am, stand, text: reason, von }) => (
              <li key={am}>
                {schadenstaende[stand]}
                {reason && `: ${reason}`}{' '}
                <span className={handling.where}>
                  {FROM[von]}, {when(am)}
                </span>
              </li>
            ))}
          </ol>
          {nahe.length > 0 && (
            <>
              <h2>In der Nähe</h2>
              <ul>
                {nahe.map(other => (
                  <li key={other.nummer}>
                    <Link to={`${DAMAGES}/${other.nummer}`}>
                      {[categoryOf(other), other.wo].filter(Boolean).join(', ')}
                    </Link>{' '}
                    <span className={handling.where}>
                      {schadenstaende[other.stand]}
                      {other.meter === null ? ', in derselben Straße' : `, ${other.meter} m entfernt`},{' '}
                      {other.nummer}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {damage.oeffentlich && (
            <p>
              <a href={damage.detailURL} target="_blank" rel="noreferrer">
                Auf der Website ansehen <span className={handling.where}>(öffnet die Website)</span>
              </a>
            </p>
          )}
        </div>
        <Handling key={`${nummer} ${damage.fassung}`} damage={damage} />
      </div>
    </Screen>
  )
}
