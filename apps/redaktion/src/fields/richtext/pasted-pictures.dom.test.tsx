import type { FormField } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { TellProvider } from '../../pieces/tell.tsx'
import { Fields } from '../fields.tsx'
import { soon } from '../testing/drawn-form.tsx'
import { picturesIn } from './pasted-pictures.ts'
import './rich-text-editor.tsx'
import './pasted-pictures-dialog.tsx'

// As on a desk without HTTPS: duplicates are not checked in advance.
Object.assign(globalThis, { isSecureContext: false })

const picture = (name = 'image.png') => new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' })

const brought = ({ html = '', text = '', files = [] }: { html?: string; text?: string; files?: File[] }) =>
  ({
    files,
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
  }) as unknown as DataTransfer

const DOT = 'data:image/png;base64,iVBORw0KGgo='

describe('Pictures in pasted content', () => {
  test('a pasted screenshot is one file without text', () => {
    const shot = picture('Bildschirmfoto.png')
    expect(picturesIn(brought({ files: [shot] }))).toEqual({
      files: [shot],
      lost: 0,
      hasText: false,
      others: [],
    })
  })

  test('of a picture copied from a website the pasted file is used, not the address', () => {
    const found = picturesIn(
      brought({ html: '<meta charset="utf-8"><img src="https://example.org/a.png">', files: [picture()] }),
    )
    expect(found).toMatchObject({ lost: 0, hasText: false })
    expect(found.files).toHaveLength(1)
  })

  test('pictures that Word stores on the editor’s disk are lost, and this is reported', () => {
    const html =
      '<style>p {margin:0}</style><p>Text</p><p><img width=300 height=200 src="file:///C:/Temp/clip_image002.jpg"></p>'
    // The file is a drawing of the text, which Word adds.
    const found = picturesIn(brought({ html, text: 'Text', files: [picture()] }))
    expect(found).toEqual({ files: [], lost: 1, hasText: true, others: [] })
  })

  test('text from Excel brings no picture, although a drawing of it is included', () => {
    const found = picturesIn(brought({ html: '<table><tr><td>1</td></tr></table>', files: [picture()] }))
    expect(found).toEqual({ files: [], lost: 0, hasText: true, others: [] })
  })

  test('a picture embedded as a data URL becomes a file', async () => {
    const { files, lost } = picturesIn(brought({ html: `<p>Vor <img src="${DOT}"> nach</p>` }))
    expect(lost).toBe(0)
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['Eingefügtes Bild.png', 'image/png', 8],
    ])
  })

  test.each(['data:image/png;base64,%%%', 'data:image/svg+xml;base64,PHN2Zy8+', 'data:text/html,x', ''])(
    'a picture with an invalid source counts as lost: %s',
    src => {
      expect(picturesIn(brought({ html: `<p>a<img src="${src}"></p>` }))).toMatchObject({
        files: [],
        lost: 1,
      })
    },
  )

  test('spacers and tracking pixels are no pictures', () => {
    const html = '<p>a<img src="https://example.org/x.gif" width="1" height="1"></p>'
    expect(picturesIn(brought({ html }))).toMatchObject({ files: [], lost: 0 })
  })

  test('of many pictures twenty are accepted; the others count as lost', () => {
    const html = `<p>a</p>${`<img src="${DOT}">`.repeat(30)}`
    const { files, lost } = picturesIn(brought({ html }))
    expect([files.length, lost]).toEqual([20, 10])
  })
})

const TEXT = { control: 'richtext', name: 'text', label: 'Text', required: false } as FormField

async function paper() {
  const typed: unknown[] = []
  const root = await mount(
    <TellProvider>
      <Fields
        fields={[TEXT]}
        value={{ text: '<p>Eins</p>' }}
        onChange={(_, next) => typed.push(next)}
        faults={() => undefined}
        idPrefix="probe-"
      />
    </TellProvider>,
  )
  const found = () => root.querySelector('[role="textbox"]') as (Element & { editor: Editor }) | null
  await soon(() => expect(found()).not.toBeNull())
  const paste = (what: Parameters<typeof brought>[0]) =>
    act(async () => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: brought(what),
      })
      found()?.dispatchEvent(event)
    })
  return { root, typed, paste }
}

describe('In a text', () => {
  test('text from Word is inserted, and its missing picture is reported', async () => {
    const { root, typed, paste } = await paper()
    await paste({ html: '<p>Neues <img src="file:///C:/x.png"></p>', text: 'Neues' })
    expect(typed.at(-1)).toMatch(/Neues/)
    await soon(() =>
      expect(root.querySelector('[role="status"]')?.textContent).toContain(
        'Ein Bild kam nicht mit: Aus Word und von anderen Websites lassen sich Bilder nicht einfügen.',
      ),
    )
    expect(root.querySelector('dialog')).toBeNull()
  })

  test('a pasted screenshot opens the dialog that adds it to the library', async () => {
    const { root, typed, paste } = await paper()
    await paste({ files: [picture()] })
    await soon(() => expect(root.querySelector('dialog')?.textContent).toContain('Eingefügtes Bild.png'))
    expect(root.querySelector('dialog h2')?.textContent).toBe('Das Bild aufnehmen')
    expect(typed).toEqual([])
  })

  test('a pasted document is refused with a message', async () => {
    const { root, paste } = await paper()
    await paste({ files: [new File(['%PDF-'], 'Satzung.pdf', { type: 'application/pdf' })] })
    await soon(() => expect(root.querySelector('[role="status"]')?.textContent).toContain('„Satzung.pdf“'))
  })
})
