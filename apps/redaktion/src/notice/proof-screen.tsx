import { calls, type VerkuendeteDatei } from '@rathausplatz/contract'
import { certainBasisOf } from '@rathausplatz/contract/legal-basis'
import { formatDate, RichText } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { groupOf, listOf, textOf } from '../fields/values.ts'
import { useFrameData } from '../frame/frame-data.ts'
import { listOf as listAt } from '../frame/ways.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import styles from './notice.module.css'
import { momentInWords, providedInWords, sealInWords, takenBack } from './notice.ts'
import { File, type ProofFile } from './proof-file.tsx'

type Proof = {
  readonly id: string
  readonly pfad: string
  /** The public revision, not the current draft. */
  readonly daten: Readonly<Record<string, unknown>>
  /** The files of the notice as they were promulgated. */
  readonly verkuendet: readonly VerkuendeteDatei[]
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Proof> {
  const id = params['id'] ?? ''
  const inhalt = await ask(calls.redaktionInhalt, { params: { id } })
  const nummer = inhalt.oeffentliche_fassung
  if (inhalt.art !== 'bekanntmachung' || nummer === null || inhalt.pfad === null)
    throw new Response(null, { status: 404 })
  const [{ daten }, { data: verkuendet }] = await Promise.all([
    ask(calls.redaktionFassung, { params: { id, nummer } }),
    ask(calls.redaktionVerkuendeteDateien, { params: { id } }),
  ])
  return { id, pfad: inhalt.pfad, daten, verkuendet }
}

/**
 * A proof for the records: where and when a notice was announced, until when, and the hashes of its files.
 */
export function Component() {
  const { id, pfad, daten, verkuendet } = useLoaderData<Proof>()
  const { stadt, session } = useFrameData()
  const address = new URL(pfad, location.origin).href
  const [printed] = useState(() => new Date().toISOString())
  const files = filesOf(daten, verkuendet)
  return (
    <Screen
      title="Nachweis der Bekanntmachung"
      way={[
        { label: 'Bekanntmachungen', to: listAt('bekanntmachung') },
        { label: textOf(daten['titel']), to: `${listAt('bekanntmachung')}/${id}` },
      ]}
      action={
        <Button type="button" onClick={() => print()}>
          <DeskIcon drawing={Printer} /> Drucken
        </Button>
      }
    >
      <div className={styles.sheet}>
        <section aria-labelledby="was">
          <h2 id="was">{textOf(daten['titel'])}</h2>
          <dl className={styles.facts}>
            {factsOf(daten, verkuendet, stadt?.ags).map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
            <Fact name="Bekannt gemacht unter">{address}</Fact>
            {stadt && <Fact name="Verantwortlich">Stadt {stadt.name.replace(/^Stadt /, '')}</Fact>}
          </dl>
        </section>
        <section aria-labelledby="dateien">
          <h2 id="dateien">Dateien</h2>
          {files.length === 0 ? (
            <p>Zu dieser Bekanntmachung gehören keine Dateien; maßgeblich ist der Wortlaut.</p>
          ) : (
            <ul role="list" className={styles.files}>
              {files.map(file => (
                <File key={file.url} {...file} />
              ))}
            </ul>
          )}
        </section>
        {textOf(daten['text']) !== '' && (
          <section aria-labelledby="wortlaut">
            <h2 id="wortlaut">Wortlaut</h2>
            <RichText html={textOf(daten['text'])} />
          </section>
        )}
        <p>
          Ausgedruckt am {momentInWords(printed)} von {`${session.vorname} ${session.nachname}`.trim()}.
        </p>
        <p className={styles.signed}>
          <span>Ort, Datum</span>
          <span>Unterschrift</span>
        </p>
      </div>
    </Screen>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Returns the statements of the notice that are filled in. */
function factsOf(
  daten: Proof['daten'],
  promulgated: Proof['verkuendet'],
  ags: string | undefined,
): readonly (readonly [string, string])[] {
  const moment = (name: string) => textOf(daten[name]) && momentInWords(textOf(daten[name]))
  const day = (value: unknown) => textOf(value) && formatDate(textOf(value))
  const [span, meeting] = ['auslegung', 'sitzung'].map(name => groupOf(daten[name]))
  const taken = takenBack(daten)
  const facts: readonly (readonly [string, string])[] = [
    ['Zurückgenommen am', taken?.am ?? ''],
    ['Grund', taken?.grund ?? ''],
    ['Art', textOf(daten['art'])],
    ['Rechtsgrundlage', certainBasisOf(daten, ags)],
    ['Bereitgestellt am', providedInWords(textOf(daten['datum_von']), Date.now())],
    ['Aktuell bis', moment('datum_bis')],
    [
      'Ausgelegt',
      span?.['von']
        ? `${day(span['von'])} bis einschließlich ${day(span['bis'])}, ${textOf(span['ort'])}`
        : '',
    ],
    [
      'Sitzung',
      meeting?.['beginn'] ? `${momentInWords(textOf(meeting['beginn']))}, ${textOf(meeting['ort'])}` : '',
    ],
    ['Frist', moment('frist_bis')],
    ['Beschlossen am', day(daten['beschlossen_am'])],
    ['Ausgefertigt am', day(daten['ausgefertigt_am'])],
    ['In Kraft ab', day(daten['in_kraft_am'])],
    ['Unterzeichnet von', textOf(daten['unterzeichnet_von'])],
    ['Vor Änderung geschützt', sealInWords(daten, promulgated)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Returns listed files and files that only the text links to, each at its permanent address. */
function filesOf(daten: Proof['daten'], promulgated: readonly VerkuendeteDatei[]): readonly ProofFile[] {
  const listed = listOf(daten['dateien'])
    .map(groupOf)
    .map(file => ({ titel: textOf(file['titel']), url: textOf(file['url']) }))
  const led = promulgated.filter(({ url }) => !listed.some(file => file.url === url))
  return [...listed, ...led].map(({ titel, url }) => {
    const frozen = promulgated.find(file => file.url === url)
    return { titel, url: frozen?.adresse ?? url, promulgated: frozen }
  })
}
