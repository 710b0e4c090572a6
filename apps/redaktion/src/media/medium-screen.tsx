import { calls, isCmsError } from '@rathausplatz/contract'
import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { Download, ExternalLink, FileText, FolderInput, Replace, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { type About, type AboutFaults, faultsOf } from './about.ts'
import { AboutFields } from './about-fields.tsx'
import { DeleteFile } from './delete-file.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { placeWords } from './folders.ts'
import { type Kept, KeptBy, keptWords } from './kept-by.tsx'
import mediaStyles from './media.module.css'
import { factsOf, fileOf, type Medium, pictureOf } from './medium.ts'
import styles from './medium-screen.module.css'
import { ReplaceFile } from './replace-file.tsx'
import { useFolders } from './use-folders.ts'
import { type Use, UsedBy } from './used-by.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  ask(calls.redaktionMedium, { params: { datei: params['datei'] ?? '' } })

type Loaded = Medium & { verwendung: Use; behalten: Kept }

/** One picture or document: properties, metadata, usage. */
export function Component() {
  const medium = useLoaderData<Loaded>()
  // The key remounts the form for another file.
  return <MediumScreen key={medium.datei} medium={medium} />
}

function MediumScreen({ medium }: { medium: Loaded }) {
  const { titel, art, verwendung, behalten } = medium
  const [asked, setAsked] = useState<'ersetzen' | 'loeschen' | 'ordner'>()
  const { revalidate } = useRevalidator()
  const { folders, again } = useFolders()
  const tell = useTell()
  const close = () => setAsked(undefined)
  const it = art === 'bild' ? 'Bild' : 'Dokument'
  return (
    <Screen
      title={titel}
      way={[{ label: 'Bilder und Dokumente', to: '/medien' }]}
      note={`${factsOf(medium)}. Aufgenommen ${when(medium.aufgenommen_am)} von ${medium.aufgenommen_von.name}. Liegt ${placeWords(medium.ordner)}.`}
      action={<Button form="angaben">Angaben speichern</Button>}
    >
      <div className={styles.sheet}>
        <div className={styles.side}>
          <Preview medium={medium} />
          <ul role="list" className={styles.steps}>
            {art === 'dokument' && (
              <li>
                <a href={fileOf(medium)} target="_blank" rel="noreferrer">
                  <DeskIcon drawing={ExternalLink} /> Dokument ansehen
                </a>
              </li>
            )}
            <li>
              <a href={fileOf(medium)} download>
                <DeskIcon drawing={Download} /> Original herunterladen
              </a>
            </li>
            <li>
              <button type="button" onClick={() => setAsked('ersetzen')}>
                <DeskIcon drawing={Replace} /> Überall durch eine andere Datei ersetzen
              </button>
            </li>
            <li>
              <button type="button" onClick={() => setAsked('ordner')}>
                <DeskIcon drawing={FolderInput} /> In einen Ordner legen
              </button>
            </li>
            <li>
              <button type="button" onClick={() => setAsked('loeschen')}>
                <DeskIcon drawing={Trash2} /> {it} löschen
              </button>
            </li>
          </ul>
        </div>
        <div className={styles.side}>
          <AboutForm medium={medium} />
          <section aria-labelledby="verwendung" className={styles.used}>
            <h2 id="verwendung">Wo es steht</h2>
            <UsedBy use={verwendung} size={formatFileSize(medium.groesse)} />
          </section>
          <KeptBy kept={behalten} id="verkuendet" />
        </div>
      </div>
      <Dialog isOpen={asked === 'ersetzen'} title={`${it} überall ersetzen`} onClose={close} size="wide">
        <ReplaceFile
          medium={medium}
          use={verwendung}
          kept={behalten}
          onReplaced={async kept => {
            close()
            await revalidate()
            tell({ text: `${it} ersetzt. ${keptWords(kept)}` })
          }}
        />
      </Dialog>
      {asked === 'ordner' && (
        <FolderDialog
          media={[medium]}
          folders={folders}
          onClose={close}
          onSorted={() => {
            again()
            void revalidate()
          }}
        />
      )}
      <Dialog isOpen={asked === 'loeschen'} title={`${it} löschen`} onClose={close}>
        <DeleteFile medium={medium} use={verwendung} onClose={close} />
      </Dialog>
    </Screen>
  )
}

function Preview({ medium }: { medium: Medium }) {
  if (medium.art === 'dokument')
    return (
      <span className={mediaStyles.face}>
        <FileText aria-hidden strokeWidth={1.25} />
      </span>
    )
  return <img className={styles.whole} src={pictureOf(medium, 1024)} alt={medium.beschreibung} />
}

function AboutForm({ medium }: { medium: Medium }) {
  const { datei, art, titel, beschreibung, dekorativ, urheber } = medium
  const [about, setAbout] = useState<About>({ titel, beschreibung, dekorativ, urheber })
  const [faults, setFaults] = useState<AboutFaults>({})
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const tell = useTell()
  useEffect(() => {
    if (tries) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    const missing = faultsOf(about, art)
    setFaults(missing)
    setFailure(undefined)
    if (Object.keys(missing).length > 0) return setTries(tries + 1)
    isBusy.current = true
    try {
      await ask(calls.redaktionMediumBeschreiben, { params: { datei }, body: about })
      await revalidate()
      tell({ text: 'Angaben gespeichert.' })
    } catch (error) {
      const issues = isCmsError(error) ? (error.details?.issues ?? []) : []
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
      setFailure(saidOf(error))
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form id="angaben" ref={form} onSubmit={save} noValidate>
      {failure && (
        <p role="alert" className={mediaStyles.failure}>
          {failure}
        </p>
      )}
      <AboutFields
        art={art}
        about={about}
        faults={faults}
        onChange={change => setAbout({ ...about, ...change })}
        id="medium"
      />
    </form>
  )
}
