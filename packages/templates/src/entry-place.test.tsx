import { EntryPlace } from '@rathausplatz/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import type { TemplateName } from './schemas.ts'
import { type Content, markup, view } from './testing/render-example.tsx'
import { views } from './views.ts'

const contents = (Object.keys(views) as TemplateName[]).flatMap(name =>
  Object.entries(examples[name] as Record<string, Content>).map(
    ([example, content]) => [name, example, content] as const,
  ),
)

test.each(contents)(
  'In a preview, and only there, a template carries its index in the list of the editor: %s, %s',
  (name, _, content) => {
    const looked = renderToStaticMarkup(<EntryPlace value={3}>{view(name, content)}</EntryPlace>)
    const drawn = markup(name, content)
    if (drawn !== '') expect(looked).toMatch(/^(?:<link[^>]*>)*<\w+[^>]* data-baustein="3"/)
    expect(looked.replaceAll(' data-baustein="3"', '')).toBe(drawn)
  },
)
