import { formatDate, formatTime, Link, RichText, Section } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import { Fact } from '../facts/facts.tsx'
import type { View } from '../template.ts'
import styles from './bekanntmachung.module.css'
import type { bekanntmachung } from './schema.ts'

/**
 * The page sets the heading; the notice has its date of provision, its text and its files, and names the
 * files that were replaced.
 */
export const Bekanntmachung: View<typeof bekanntmachung> = ({ context }) =>
  context.zurueckgenommen ? (
    <Zurueckgenommen {...context} {...context.zurueckgenommen} />
  ) : (
    <Bekanntgemacht {...context} />
  )

type Context = Parameters<View<typeof bekanntmachung>>[0]['context']

function Bekanntgemacht(context: Context) {
  const { art, einleitung, text, datum_von, datum_bis, dateien } = context
  const { beschlossen_am, ausgefertigt_am, in_kraft_am, frist_bis } = context
  const { auslegung, sitzung, siegel, unterzeichnet_von, ersetzt } = context
  return (
    <Section>
      <article className={styles.bekanntmachung}>
        <dl className={styles.angaben}>
          <Fact name="Bereitgestellt am">
            <time dateTime={datum_von}>
              {formatDate(datum_von)}, {formatTime(datum_von)}
            </time>
          </Fact>
          <Fact name="Art">{art}</Fact>
          {datum_bis && <Fact name="Aktuell bis">{day(datum_bis)}</Fact>}
          {sitzung && (
            <>
              <Fact name="Sitzung am">
                <time dateTime={sitzung.beginn}>
                  {formatDate(sitzung.beginn)}, {formatTime(sitzung.beginn)}
                </time>
              </Fact>
              <Fact name="Ort der Sitzung">{sitzung.ort}</Fact>
            </>
          )}
          {auslegung && (
            <>
              <Fact name="Auslegung">
                {day(auslegung.von)} bis einschließlich {day(auslegung.bis)}
              </Fact>
              <Fact name="Ort der Auslegung">{auslegung.ort}</Fact>
            </>
          )}
          {frist_bis && (
            <Fact name="Frist">
              <time dateTime={frist_bis}>
                {formatDate(frist_bis)}, {formatTime(frist_bis)}
              </time>
            </Fact>
          )}
          {beschlossen_am && <Fact name="Beschlossen am">{day(beschlossen_am)}</Fact>}
          {ausgefertigt_am && <Fact name="Ausgefertigt am">{day(ausgefertigt_am)}</Fact>}
          {in_kraft_am && <Fact name="In Kraft ab">{day(in_kraft_am)}</Fact>}
          {unterzeichnet_von && <Fact name="Unterzeichnet von">{unterzeichnet_von}</Fact>}
        </dl>
        {(context.berichtigt || context.berichtigungen.length > 0) && (
          <div className={styles.vermerk}>
            <Berichtigung {...context} />
          </div>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        <RichText html={text} />
        {dateien.length > 0 && (
          <>
            <h2>Dateien</h2>
            <Dokumentliste dateien={dateien} />
            {siegel && ersetzt.length === 0 && (
              <p className={styles.siegel}>
                Vor Änderung geschützt: {siegel.art}, {siegel.von}, {day(siegel.am)}.
              </p>
            )}
          </>
        )}
        {ersetzt.length > 0 && <Ersetzt dateien={ersetzt} />}
        <p className={styles.hinweis}>
          Maßgeblich ist die Fassung, die hier am Tag der Bereitstellung veröffentlicht wurde.{' '}
          {ersetzt.length === 0 &&
            'Sie wird danach nicht mehr geändert und bleibt nach ihrem Ablauf im Archiv. '}
          Gilt sie nicht mehr, steht hier, seit wann und warum.
        </p>
      </article>
    </Section>
  )
}

/** Names the replaced files and states only what is known about them. */
function Ersetzt({ dateien }: { dateien: readonly string[] }) {
  const names = dateien.map(name => `„${name}“`).join(', ')
  const [files, were] = dateien.length === 1 ? ['Die Datei', 'wurde'] : ['Die Dateien', 'wurden']
  return (
    <div className={styles.vermerk}>
      <p>
        <strong>
          {files} {names} {were} nach der Bekanntmachung ersetzt.
        </strong>
      </p>
      <p>
        Was damals bekannt gemacht wurde, liegt hier nicht mehr vor. Siegel und Signatur von damals gelten
        nicht für das, was heute hier liegt. Auskunft gibt die Stadtverwaltung.
      </p>
    </div>
  )
}

/** The page of a withdrawn notice; its former title is the heading of the page. */
function Zurueckgenommen({ art, datum_von, am, grund, ...context }: Context & { am: string; grund: string }) {
  return (
    <Section>
      <article className={styles.bekanntmachung}>
        <div className={styles.vermerk}>
          <p>
            <strong>Diese Bekanntmachung wurde am {day(am)} zurückgenommen.</strong>
          </p>
          <p>Grund: {grund}</p>
          <Berichtigung {...context} />
        </div>
        <dl className={styles.angaben}>
          <Fact name="Bereitgestellt am">
            <time dateTime={datum_von}>
              {formatDate(datum_von)}, {formatTime(datum_von)}
            </time>
          </Fact>
          <Fact name="Art">{art}</Fact>
        </dl>
        <p className={styles.hinweis}>
          Wortlaut und Dateien sind nicht mehr öffentlich. Der Nachweis der Bekanntmachung liegt bei der
          Verwaltung.
        </p>
      </article>
    </Section>
  )
}

/** Links the notice that this one corrects, and its corrections. */
function Berichtigung({ berichtigt, berichtigungen }: Pick<Context, 'berichtigt' | 'berichtigungen'>) {
  return (
    <>
      {berichtigungen.map(({ am, url, titel }) => (
        <p key={url}>
          <strong>Berichtigt am {day(am)}:</strong>{' '}
          <Link href={url}>{titel || `Berichtigung vom ${formatDate(am)}`}</Link>
        </p>
      ))}
      {berichtigt && (
        <p>
          Diese Bekanntmachung berichtigt eine <Link href={berichtigt}>frühere Bekanntmachung</Link>.
        </p>
      )}
    </>
  )
}

const day = (date: string) => <time dateTime={date}>{formatDate(date)}</time>
