import type { Warnung } from '@rathausplatz/contract'
import { Breadcrumb, Link } from '@rathausplatz/ui'
import layout from '../page/page-layouts/page-layouts.module.css'
import { LevelSign, wordOf } from './level-sign.tsx'
import { momentInWords, spanInWords } from './moment-in-words.ts'
import styles from './warnungen.module.css'

type WarnungPageProps = {
  warnung: Warnung
  /** What it means for the reader (`meaningOf`). */
  bedeutung: string
  heute: string
  jetzt: string
}

/** A warning: its meaning, instructions, end and source. */
export function WarnungPage({ warnung, bedeutung, heute, jetzt }: WarnungPageProps) {
  const { titel, stufe, beschreibung, absender, web, entwarnt, vorbei, vorab, probe, anmerkungen } = warnung
  const { unvollstaendig } = warnung
  const headings = headingsOf(warnung)
  const leicht = probe ? '' : warnung.leichte_sprache
  // Residents must not follow the instructions of a test.
  const anweisung = probe ? '' : warnung.anweisung
  return (
    <>
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Warnungen', href: '/warnungen' },
          { title: titel, href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={layout.columns}>
        <div className={layout.content}>
          <article className={styles.warnung}>
            {vorbei ? (
              <p className={styles.vorbei}>
                <strong>Diese Warnung gilt nicht mehr.</strong>{' '}
                <Link href="/warnungen">Was zurzeit gilt</Link>
              </p>
            ) : (
              <LevelSign stufe={stufe} word={wordOf(warnung)} />
            )}
            <h1 tabIndex={-1}>{titel}</h1>
            {!vorbei && !entwarnt && <p className={styles.bedeutung}>{bedeutung}</p>}
            {!vorbei && anmerkungen.map(one => <p key={one}>{one}</p>)}
            {vorab && !vorbei && !probe && (
              <p>Das ist eine Vorabinformation: Es kann so weit kommen, sicher ist es noch nicht.</p>
            )}
            {leicht && (
              <p>
                <Link href="#leicht">In Leichter Sprache lesen</Link>
              </p>
            )}
            <Facts warnung={warnung} heute={heute} jetzt={jetzt} />
            {anweisung && (
              <section aria-labelledby="tun">
                <h2 id="tun">{headings.toDo}</h2>
                <p className={styles.text}>{anweisung}</p>
              </section>
            )}
            {beschreibung && (
              <section aria-labelledby="geschieht">
                <h2 id="geschieht">{headings.happens}</h2>
                <p className={styles.text}>{beschreibung}</p>
              </section>
            )}
            {!anweisung && !beschreibung && (
              <p>
                {unvollstaendig
                  ? 'Die Einzelheiten konnten wir gerade nicht lesen. Wir versuchen es weiter. Bitte lesen Sie bei der amtlichen Stelle nach.'
                  : 'Mehr hat der Absender noch nicht mitgeteilt. Sobald er es tut, steht es hier.'}
              </p>
            )}
            {leicht && (
              <section aria-labelledby="leicht">
                <h2 id="leicht">In Leichter Sprache</h2>
                <p className={styles.text}>{leicht}</p>
              </section>
            )}
            {web && (
              <p>
                <Link href={web}>
                  {unvollstaendig
                    ? 'Diese Warnung auf der Seite der Warnungen des Bundes'
                    : `Mehr beim Absender${absender ? `: ${absender}` : ''}`}
                </Link>
              </p>
            )}
            <p>
              <Link href="/warnungen">Alle Warnungen</Link>
            </p>
          </article>
        </div>
      </main>
    </>
  )
}

const HEADINGS = {
  now: { toDo: 'Was Sie tun sollten', happens: 'Was geschieht' },
  test: { toDo: '', happens: 'Text der Probewarnung' },
  allClear: { toDo: 'Hinweise zur Entwarnung', happens: 'Worum es geht' },
  over: { toDo: 'Was Sie tun sollten, solange sie galt', happens: 'Was gemeldet war' },
} as const

/** Returns the headings of both texts. Only a warning that still applies says what to do now. */
function headingsOf({ ereignis, entwarnt, vorbei, probe }: Warnung): { toDo: string; happens: string } {
  const { toDo, happens } = HEADINGS[entwarnt ? 'allClear' : probe ? 'test' : vorbei ? 'over' : 'now']
  return { toDo, happens: ereignis ? `${happens}: ${ereignis}` : happens }
}

const standInWords = (stand: string | null, today: string): string =>
  [stand && momentInWords(stand, today), 'der Warndienst antwortet gerade nicht'].filter(Boolean).join('; ')

function Facts({ warnung, heute, jetzt }: Omit<WarnungPageProps, 'bedeutung'>) {
  const { gebiet, absender, kontakt, quelle, gesendet, beginn, bis, stand, veraltet, entwarnt, vorbei } =
    warnung
  const hasOpenEnd = !vorbei && warnung.bis_entwarnung
  const span = entwarnt ? '' : spanInWords(beginn, bis, heute, jetzt)
  const facts = [
    // A warning that was withdrawn before its time never applied.
    [
      vorbei ? (beginn !== null && beginn > jetzt ? 'Sollte gelten' : 'Galt') : 'Gilt',
      span || (hasOpenEnd && !entwarnt ? 'bis der Absender Entwarnung gibt' : ''),
    ],
    ['Wo', gebiet],
    ['Wer warnt', absender],
    ['Kontakt', kontakt],
    ['Gesendet', gesendet && momentInWords(gesendet, heute)],
    ['Stand', veraltet ? standInWords(stand, heute) : ''],
    ['Quelle', quelle],
  ] as const
  return (
    <dl className={styles.angaben}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
