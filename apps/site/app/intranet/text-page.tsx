import type { IntranetText } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import { Bild, formatDate, formatTime, RichText } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FileLink } from '../files/file-link.tsx'
import type { RefusedForm } from '../sign-in/refused-form.ts'
import { nameOf, rubrikPage, titleOf } from './addresses.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'

type TextPageProps = {
  frame: IntranetFrame
  text: IntranetText
  slug: string
  /** True if the user has just pressed the button. */
  isConfirmed: boolean
  refused?: RefusedForm | undefined
}

/** One text with its files and the button that confirms reading. */
export function TextPage({ frame, text, slug, isConfirmed, refused }: TextPageProps) {
  const { einleitung, text: html, datum_von, bildupload, dateien = [], lesebestaetigung } = text
  const home = text.rubrik ?? frame.rubriken.find(({ url }) => url === slug)
  const [titel, rubrik, above] = [titleOf(text), home && nameOf(home), rubrikPage(slug)]
  return (
    <IntranetPage
      frame={frame}
      title={titel}
      heading={titel}
      above={rubrik && above ? [{ title: rubrik, href: above }] : []}
      refused={refused}
    >
      <article className={styles.beitrag}>
        {datum_von && (
          <p className={styles.angaben}>
            <time dateTime={datum_von}>{formatDate(datum_von)}</time>
            {rubrik && <span>{rubrik}</span>}
          </p>
        )}
        {einleitung && <p className={styles.vorspann}>{einleitung}</p>}
        {bildupload?.bild && (
          <figure className={styles.bild}>
            <Bild
              bild={asProtected('intranet', bildupload.bild)}
              bildtext={bildupload.bildtext}
              bildfokus={bildupload.bildfokus}
              sizes="(min-width: 768px) 40rem, 92vw"
            />
            {bildupload.bildcopyright && <figcaption>{bildupload.bildcopyright}</figcaption>}
          </figure>
        )}
        {html && <RichText html={html} />}
        {dateien.length > 0 && (
          <section aria-labelledby="dateien">
            <h2 id="dateien">Dokumente</h2>
            <ul role="list" className={styles.dateien}>
              {dateien.map(({ titel, url, groesse }) => (
                <li key={url}>
                  <FileLink href={url} groesse={groesse}>
                    {titel}
                  </FileLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {lesebestaetigung && <Reading isConfirmed={isConfirmed} gelesenAm={lesebestaetigung.gelesen_am} />}
      </article>
    </IntranetPage>
  )
}

type ReadingProps = { isConfirmed: boolean; gelesenAm: string | undefined }

/** Confirms reading with a form, so that it works without scripts. The result replaces the button. */
function Reading({ isConfirmed, gelesenAm }: ReadingProps) {
  const { pathname } = useLocation()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirmed && document.activeElement === document.body) said.current?.focus()
  }, [isConfirmed])
  return (
    <section aria-labelledby="gelesen" className={styles.gelesen}>
      <h2 id="gelesen">Lesen bestätigen</h2>
      {gelesenAm ? (
        <p ref={said} tabIndex={-1} role={isConfirmed ? 'status' : undefined}>
          Sie haben am {formatDate(gelesenAm)} um {formatTime(gelesenAm)} bestätigt, dass Sie diesen Beitrag
          gelesen haben.
        </p>
      ) : (
        <>
          <p>
            Bitte bestätigen Sie, dass Sie diesen Beitrag gelesen haben. Ihren Namen und den Zeitpunkt sehen
            nur die Leitung der Redaktion und wer die Website verwaltet.
          </p>
          <form method="post" action={pathname}>
            <Button>Gelesen</Button>
          </form>
        </>
      )}
    </section>
  )
}
