import type { Hinweis, Warnung } from '@rathausplatz/contract'
import { notruf, waehle } from '@rathausplatz/contract/notrufe'
import { ByMail } from '@rathausplatz/templates/updates'
import { Breadcrumb, Icon, Link } from '@rathausplatz/ui'
import { groundOf, signs } from '../layouts/hinweise/levels.ts'
import layout from '../page/page-layouts/page-layouts.module.css'
import { LevelSign, wordOf } from './level-sign.tsx'
import { levelWords } from './level-words.ts'
import type { LoadedWarnungen } from './load-warnungen.ts'
import { byLevel } from './loudness.ts'
import { momentInWords, spanInWords } from './moment-in-words.ts'
import { officialSources } from './official-sources.ts'
import styles from './warnungen.module.css'

/** All current warnings for the town, with the services that were read and links to official sources. */
export function WarnungenPage(loaded: LoadedWarnungen) {
  const { warnungen, hinweise, weitere, quellen, kreis, ort, heute, jetzt, isWhole, stand, benachrichtigen } =
    loaded
  const isCalm = warnungen.length + hinweise.length === 0
  return (
    <>
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Warnungen', href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={layout.columns}>
        <div className={layout.content}>
          <h1 tabIndex={-1}>Warnungen</h1>
          <div className={styles.seite}>
            {isCalm ? (
              <Calm quellen={quellen} ort={ort} heute={heute} isWhole={isWhole && stand === undefined} />
            ) : (
              <ul role="list" className={styles.liste}>
                {byLevel(loaded).map(one =>
                  'wo' in one ? (
                    <OwnWord key={one.fassung} {...one} heute={heute} />
                  ) : (
                    <Official key={one.id} {...one} heute={heute} jetzt={jetzt} />
                  ),
                )}
              </ul>
            )}
            {benachrichtigen && (
              <div>
                <ByMail href={benachrichtigen} />
                <p className={styles.neben}>
                  Per E-Mail schicken wir eilige Hinweise der Stadt. Amtliche Warnungen von Bund und
                  Wetterdienst bekommen Sie sofort mit der App NINA.
                </p>
              </div>
            )}
            <Stands quellen={quellen} heute={heute} />
            <Others weitere={weitere} />
            <section aria-labelledby="quellen">
              <h2 id="quellen">Amtliche Stellen</h2>
              <p>
                {quellen.length > 0
                  ? 'Hier lesen Sie Warnungen dort, wo sie entstehen.'
                  : 'Warnungen für unsere Region lesen Sie dort, wo sie entstehen.'}
              </p>
              <ul role="list" className={styles.quellen}>
                <li>
                  <Link href={waehle('feuerwehr')}>{`Notruf ${notruf('feuerwehr')}`}</Link>
                  <span>Feuer, Unfall, Lebensgefahr</span>
                </li>
                {officialSources(kreis).map(({ titel, href, was }) => (
                  <li key={href}>
                    <Link href={href}>{titel}</Link>
                    <span>{was}</span>
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="stufen">
              <h2 id="stufen">Was die Zeichen bedeuten</h2>
              <dl className={styles.stufen}>
                {(['notfall', 'dringend', 'wichtig', 'information'] as const).map(stufe => (
                  <div key={stufe}>
                    <dt>
                      <LevelSign stufe={stufe} />
                    </dt>
                    <dd>{levelWords[stufe]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </div>
      </main>
    </>
  )
}

/** States that there is no warning, but only if every service was read recently, and names these services. */
function Calm({
  quellen,
  ort,
  heute,
  isWhole,
}: Pick<LoadedWarnungen, 'quellen' | 'ort' | 'heute' | 'isWhole'>) {
  if (!isWhole || quellen.some(({ zustand }) => zustand !== 'frisch'))
    return (
      <p className={styles.ruhig}>
        Ob es gerade Warnungen gibt, wissen wir im Augenblick nicht. Bitte sehen Sie bei den amtlichen Stellen
        nach. Bei Gefahr wählen Sie <Link href={waehle('feuerwehr')}>{notruf('feuerwehr')}</Link>.
      </p>
    )
  if (quellen.length === 0)
    return (
      <p className={styles.ruhig}>
        Amtliche Warnungen zeigt diese Website zurzeit nicht: Bitte sehen Sie bei den amtlichen Stellen nach.
        Von der Stadt selbst gibt es zurzeit keine Warnung.
      </p>
    )
  const isAll = quellen.some(({ quelle }) => quelle !== 'dwd')
  const read = quellen.flatMap(({ stand }) => stand ?? []).toSorted()[0]
  return (
    <p className={styles.ruhig}>
      {`Zurzeit gilt keine Warnung${isAll ? '' : ' des Deutschen Wetterdienstes'}${ort ? ` für ${ort}` : ''}.`}
      {read && ` Gelesen: ${momentInWords(read, heute)}.`}
      {!isAll && ' Vor anderen Gefahren warnen die amtlichen Stellen; diese Website liest sie nicht.'}
    </p>
  )
}

/** A notice of the town itself. */
function OwnWord({ stufe, titel, text, link, linktext, bis, stand, heute }: Hinweis & { heute: string }) {
  const span = spanInWords(null, bis || null, heute, '')
  return (
    <li className={styles.karte} data-stufe={stufe} data-ground={groundOf(stufe)}>
      <LevelSign stufe={stufe} />
      <h2>{titel}</h2>
      {span && <p>{`Gilt ${span}`}</p>}
      {text && <p>{text}</p>}
      {link && (
        <p>
          <Link href={link}>{linktext || `Mehr dazu: ${titel}`}</Link>
        </p>
      )}
      <p className={styles.neben}>Die Stadtverwaltung{stand && ` · Stand: ${momentInWords(stand, heute)}`}</p>
    </li>
  )
}

/** Notices of the town that are no warnings, if there are too many to stand above the pages. */
function Others({ weitere }: Pick<LoadedWarnungen, 'weitere'>) {
  if (weitere.length === 0) return null
  return (
    <section aria-labelledby="weitere">
      <h2 id="weitere">Weitere Hinweise der Stadt</h2>
      <ul role="list" className={styles.quellen}>
        {weitere.map(({ fassung, titel, text, link }) => (
          <li key={fassung}>
            {link ? <Link href={link}>{titel}</Link> : <strong>{titel}</strong>}
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Official(props: Warnung & { heute: string; jetzt: string }) {
  const { id, stufe, titel, beginn, bis, gebiet, anmerkungen, heute, jetzt } = props
  const span = spanInWords(beginn, bis, heute, jetzt)
  return (
    <li className={styles.karte} data-stufe={stufe} data-ground={groundOf(stufe)}>
      <LevelSign stufe={stufe} word={wordOf(props)} />
      <h2>
        <Link href={`/warnungen/${encodeURIComponent(id)}`}>{titel}</Link>
      </h2>
      {span && !props.entwarnt && <p>{`Gilt ${span}`}</p>}
      {gebiet && <p>{gebiet}</p>}
      {anmerkungen.map(one => (
        <p key={one}>{one}</p>
      ))}
      <p className={styles.neben}>
        {sourceInWords(props, heute)}
        {props.veraltet && props.stand && ` · Stand: ${momentInWords(props.stand, heute)}`}
      </p>
    </li>
  )
}

/** Source and time of a warning. The weather service requires its own name, not that of an office. */
function sourceInWords({ quelle, absender, gesendet }: Warnung, today: string): string {
  const source = quelle === WEATHER_SERVICE ? quelle : absender || quelle
  return [source && `Quelle: ${source}`, gesendet && momentInWords(gesendet, today)]
    .filter(Boolean)
    .join(', ')
}

const WEATHER_SERVICE = 'Deutscher Wetterdienst'

/**
 * States when each service was last read; for a service that is not up to date, refers to the official
 * sources.
 */
function Stands({ quellen, heute }: Pick<LoadedWarnungen, 'quellen' | 'heute'>) {
  if (quellen.length === 0) return null
  return (
    <ul role="list" className={styles.staende}>
      {quellen.map(one => (
        <li key={one.quelle}>
          {one.zustand !== 'frisch' && <Icon name={signs.wichtig} />}
          {standInWords(one, heute)}
        </li>
      ))}
    </ul>
  )
}

const OF_SERVICE: Readonly<Record<string, string>> = {
  nina: 'des Bundes (NINA)',
  dwd: 'des Deutschen Wetterdienstes',
}
const LOOK_THERE = 'Bitte sehen Sie bei den amtlichen Stellen nach.'

function standInWords({ quelle, titel, stand, zustand }: LoadedWarnungen['quellen'][number], today: string) {
  const words = `Die Warnungen ${OF_SERVICE[quelle] ?? `von „${titel}“`}`
  const at = stand === null ? '' : momentInWords(stand, today)
  switch (zustand) {
    case 'frisch':
      return `${titel}, Stand: ${at}`
    case 'veraltet':
      return `${words} konnten seit ${at} nicht gelesen werden. ${LOOK_THERE}`
    case 'nie':
      return `${words} konnten noch nicht gelesen werden. ${LOOK_THERE}`
    case 'ohne-treffer':
      return `${words} werden gelesen (Stand: ${at}), lassen sich aber keinem Ort der amtlichen Liste zuordnen. ${LOOK_THERE}`
  }
}
