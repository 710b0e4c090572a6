import { Field, tied } from '@rathausplatz/ui/form'
import { FilePlus2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { DeskIcon } from '../pieces/icon.tsx'
import { addressOf, type Leads, leadsTo } from './addresses.ts'
import { useAfterPress } from './after-press.ts'
import { PickMedium } from './bild.tsx'
import { Combobox } from './combobox.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { findPages, findTargets, pageAt } from './lookups.ts'
import { type Lookup, remember, useLookup } from './use-lookup.ts'
import { given, textOf, written } from './values.ts'

/** Target of a link: a page or a document found by its title, or any address. */
export function Link({ field, path, value }: ControlProps<'link'>) {
  const [wasLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const address = textOf(given(field, value))
  const wrong = wasLeft && leadsTo(address) === 'unclear' ? UNCLEAR : undefined
  const { frame, isReadOnly, change } = useField(field, path, wrong)
  return (
    <Field {...frame}>
      <AddressField
        input={{ ...tied(frame), readOnly: isReadOnly }}
        address={address}
        onAddress={next => {
          setLeft(false)
          change(written(field, next))
        }}
        onLeave={() => afterPress(() => setLeft(true))}
      />
    </Field>
  )
}

export const UNCLEAR = 'Bitte eine Seite oder ein Dokument auswählen oder eine Adresse mit https:// angeben.'
export const NO_PAGE =
  'Bitte eine Seite dieser Website auswählen oder ihre Adresse angeben, zum Beispiel /kontakt.'

/** The input for an address, without a label; also for links in formatted text. */
export function AddressField({
  input,
  address,
  onAddress,
  onLeave,
  pagesOnly = false,
}: {
  input: Parameters<typeof Combobox>[0]['input']
  address: string
  onAddress: (address: string) => void
  onLeave?: () => void
  /** Offers only pages: for redirects of visitors. */
  pagesOnly?: boolean
}) {
  const { leads, lookup } = useTarget(address)
  return (
    <>
      <Combobox
        input={input}
        text={address}
        onText={onAddress}
        onPick={found => {
          remember(`seite ${found.value}`, found)
          onAddress(found.value)
        }}
        onLeave={() => {
          const meant = addressOf(address)
          if (meant !== address) onAddress(meant)
          onLeave?.()
        }}
        search={isOutside(leads) ? undefined : pagesOnly ? findPages : findTargets}
      />
      <p className={styles.leads}>
        {address !== '' && <Told leads={leads} address={address} lookup={lookup} />}
      </p>
      {!input.readOnly && !pagesOnly && <FromLibrary onPick={onAddress} />}
    </>
  )
}

/** Opens the library, for a document that the editor has to view first or has to add. */
function FromLibrary({ onPick }: { onPick: (address: string) => void }) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <button type="button" className={styles.act} onClick={() => setPicking(true)}>
        <DeskIcon drawing={FilePlus2} /> Dokument auswählen oder aufnehmen
      </button>
      {isPicking &&
        // The library is in a portal: its forms must not be nested in the form of the link, nor submit it.
        createPortal(
          <div role="presentation" onSubmit={event => event.stopPropagation()}>
            <Suspense>
              <PickMedium
                art="dokument"
                isOpen
                onClose={() => setPicking(false)}
                onPick={({ adresse }) => {
                  setPicking(false)
                  onPick(adresse)
                }}
              />
            </Suspense>
          </div>,
          document.body,
        )}
    </>
  )
}

/** Returns what kind of target an address has, and the page of this site that it leads to. */
export function useTarget(address: string): { readonly leads: Leads; readonly lookup: Lookup } {
  const leads = leadsTo(address)
  const path = leads === 'page' ? pathOf(address) : ''
  return { leads, lookup: useLookup(path && `seite ${path}`, () => pageAt(path)) }
}

/** Looks up the page of an address of this site. */
export const lookedUp = (address: string) => pageAt(pathOf(address))

const isOutside = (leads: Leads) => leads === 'outside' || leads === 'mail' || leads === 'telephone'

/** Removes fragment and query: they belong to the same page. */
const pathOf = (address: string) => {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

function Told({ leads, address, lookup }: { leads: Leads; address: string; lookup: Lookup }) {
  switch (leads) {
    case 'page':
      return <ToldPage lookup={lookup} />
    case 'file':
      return 'Führt zu einer Datei aus „Bilder und Dokumente“.'
    case 'place':
      return 'Führt zu einer Stelle auf derselben Seite.'
    case 'mail':
      return 'Öffnet das E-Mail-Programm.'
    case 'telephone':
      return 'Ruft diese Nummer an.'
    case 'outside':
      return address.startsWith('http:')
        ? 'Führt zu einer anderen Website, ohne Verschlüsselung (http://).'
        : 'Führt zu einer anderen Website.'
    default:
      return null
  }
}

function ToldPage({ lookup }: { lookup: Lookup }) {
  switch (lookup.state) {
    case 'known':
      return (
        <>
          Führt zu: <strong>{lookup.found.title}</strong> ({lookup.found.note})
        </>
      )
    case 'unknown':
      return 'Unter dieser Adresse kennt die Redaktion keine Seite. Bitte prüfen Sie sie.'
    case 'failed':
      return 'Ob es diese Seite gibt, ließ sich gerade nicht prüfen.'
    default:
      return null
  }
}
