import { describe, expect, test } from 'vitest'
import { builtPage } from './builders/built-page.ts'
import { treeOf } from './html-tree.ts'
import { partsOf } from './parts-of-html.ts'
import { wordpressHtml } from './wordpress-text.ts'

const SITE = 'https://www.alt-stadt.example'
const PICTURES = new Map([
  ['1510', { src: `${SITE}/turm.jpg`, alt: 'Sprungturm' }],
  ['7', { src: `${SITE}/sieben.jpg`, alt: 'Sieben' }],
])

/** Reads a text of WordPress as the import does. */
function read(text: string) {
  const { html, hinweise } = wordpressHtml(text, {
    pictureOf: id => PICTURES.get(id),
    blockOf: () => undefined,
  })
  const tree = treeOf(html)
  if (!tree) throw new Error('The HTML has too many levels.')
  const { parts, hinweise: others } = partsOf(tree, `${SITE}/seite`, link => link)
  const written = parts.map(({ titel, html, fragen = [] }) =>
    [titel, html, ...fragen.flatMap(({ titel, text }) => [titel, text])].filter(Boolean).join(' '),
  )
  const all = written.join(' ').trim()
  return {
    html: all,
    words: all
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    pictures: parts.flatMap(({ bild }) => bild ?? []),
    questions: parts.flatMap(({ fragen = [] }) => fragen.map(({ titel }) => titel)),
    notes: [...hinweise, ...others],
  }
}

const base64 = (text: string): string => Buffer.from(encodeURIComponent(text)).toString('base64')
const many = (count: number): string =>
  Array.from({ length: count }, (_, at) => `setting_${at}="small-visibility,medium-visibility"`).join(' ')

describe('I15: words, links and pictures of page builders are kept, and no code stays', () => {
  test.each<[string, string, string]>([
    [
      'WPBakery: heading in an attribute',
      '[vc_row css=".a{margin:0 !important;}"][vc_column][vc_custom_heading text="FREIBAD" font_container="tag:h1|text_align:center"][/vc_column][/vc_row]',
      'FREIBAD',
    ],
    [
      'WPBakery: text with paragraphs',
      '[vc_row][vc_column width="1/2"][vc_column_text]<h2>Kurse</h2>An der Kasse.\n\nAb Juni.[/vc_column_text][/vc_column][/vc_row]',
      'Kurse An der Kasse. Ab Juni.',
    ],
    ['WPBakery: encoded HTML', `[vc_raw_html]${base64('<p>Roh & gut</p>')}[/vc_raw_html]`, 'Roh &amp; gut'],
    [
      'WPBakery: tabs',
      '[vc_tta_tabs][vc_tta_section title="Preise" tab_id="1"][vc_column_text]4 Euro[/vc_column_text][/vc_tta_section][/vc_tta_tabs]',
      'Preise 4 Euro',
    ],
    ['WPBakery: a line with words', '[vc_text_separator title="Anfahrt"]', 'Anfahrt'],
    [
      'WPBakery: a list in an attribute',
      `[vc_progress_bar values="${encodeURIComponent(JSON.stringify([{ label: 'Glasfaser', value: '90' }]))}"]`,
      'Glasfaser 90',
    ],
    [
      'WPBakery: a call',
      '[vc_cta h2="Mitmachen" h4="Jeder zählt" txt_align="center" add_button="bottom" btn_title="Anmelden" btn_link="url:https%3A%2F%2Fwww.alt-stadt.example%2Fmit%2F||target:_blank"]Wir freuen uns.[/vc_cta]',
      'Mitmachen Jeder zählt Wir freuen uns. Anmelden',
    ],
    [
      'Avada: more settings than thirty',
      `[fusion_builder_container ${many(120)}][fusion_builder_row][fusion_text columns="" rule_style="default"]\n<h3><strong>Bürgerbüro</strong></h3>\nMontag bis Freitag.\n\nMit Ausweis.\n[/fusion_text][/fusion_builder_row][/fusion_builder_container]`,
      'Bürgerbüro Montag bis Freitag. Mit Ausweis.',
    ],
    ['Avada: heading around its words', '[fusion_title size="2"]Formulare[/fusion_title]', 'Formulare'],
    [
      'Avada: a person',
      '[fusion_person name="Frau Schmid" title="Standesamt" email="schmid@alt.example" phone="07123 45-67" social_icon_boxed="yes"]Im Erdgeschoss.[/fusion_person]',
      'Standesamt Frau Schmid schmid@alt.example 07123 45-67 Im Erdgeschoss.',
    ],
    [
      'Avada: a list',
      '[fusion_checklist icon="fa-check"][fusion_li_item]Ausweis[/fusion_li_item][fusion_li_item]Foto[/fusion_li_item][/fusion_checklist]',
      'Ausweis Foto',
    ],
    [
      'Avada: encoded HTML',
      `[fusion_code]${Buffer.from('<p>Öffentlich</p>').toString('base64')}[/fusion_code]`,
      'Öffentlich',
    ],
    [
      'Divi: text and its label for editors',
      '[et_pb_section fb_built="1" admin_label="section"][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="Text" _builder_version="4.9"]<p>Willkommen.</p>[/et_pb_text][/et_pb_column][/et_pb_row][/et_pb_section]',
      'Willkommen.',
    ],
    [
      'Divi: a blurb',
      '[et_pb_blurb title="Kita" url="https://kita.example/" use_icon="on" font_icon="%%34%%" text_orientation="left"]<p>Plätze frei.</p>[/et_pb_blurb]',
      'Kita Plätze frei. Kita',
    ],
    [
      'Divi: signs in attributes',
      '[et_pb_cta title="Das %22Fest%22 %91neu%93" button_text="Mehr" button_url="/fest"]Kommt.[/et_pb_cta]',
      'Das "Fest" [neu] Kommt. Mehr',
    ],
    [
      'Divi: a testimonial',
      '[et_pb_testimonial author="Herr Huber" job_title="Bürgermeister" quote_icon="on"]Gut so.[/et_pb_testimonial]',
      'Herr Huber Bürgermeister Gut so.',
    ],
    [
      'Divi: numbers',
      '[et_pb_number_counter title="Einwohner" number="8400" percent_sign="off"]',
      'Einwohner 8400',
    ],
    [
      'Divi: a price',
      '[et_pb_pricing_table title="Saison" currency="€" sum="60" per="Jahr" button_text="Kaufen" button_url="/karten"]Für alle[/et_pb_pricing_table]',
      'Saison € 60 Jahr Für alle Kaufen',
    ],
    [
      'Enfold',
      "[av_section color='main_color'][av_heading heading='Archiv' tag='h3' style=''][/av_heading][av_textblock]\nIm Keller.\n[/av_textblock][/av_section]",
      'Archiv Im Keller.',
    ],
    [
      'a theme without a family',
      '[one_half][box_heading title="Öffnungszeiten"]Täglich[/box_heading][/one_half][button link="https://x.example/"]Zum Plan[/button]',
      'Öffnungszeiten Täglich Zum Plan',
    ],
    ['signs of a text processor', '[vc_custom_heading text=“Stadtbad” el_class=””]', 'Stadtbad'],
    [
      'words in brackets',
      '[vc_column_text]Siehe [unten] und [Container][/vc_column_text]',
      'Siehe [unten] und [Container]',
    ],
  ])('%s', (_which, text, words) => {
    const { words: kept, html } = read(text)
    expect(kept).toBe(words)
    expect(html).not.toMatch(/\[\/?(?:vc|et_pb|fusion|av)_/)
  })

  test.each<[string, string, string]>([
    [
      'WPBakery',
      '[vc_btn title="Karte kaufen" style="outline" link="url:https%3A%2F%2Fwww.alt-stadt.example%2Fkarten%2F"]',
      `<a href="${SITE}/karten/">Karte kaufen</a>`,
    ],
    [
      'Avada',
      '[fusion_button link="https://www.alt-stadt.example/termine/" title="" target="_self"]Termin buchen[/fusion_button]',
      `<a href="${SITE}/termine/">Termin buchen</a>`,
    ],
    [
      'Divi',
      '[et_pb_button button_text="Plan" button_url="https://www.alt-stadt.example/plan.pdf" custom_button="on"][/et_pb_button]',
      `<a href="${SITE}/plan.pdf">Plan</a>`,
    ],
    [
      'a film',
      '[vc_video link="https://www.youtube.com/watch?v=abcdefghijk" align="center"]',
      '<a href="https://www.youtube.com/watch?v=abcdefghijk">',
    ],
    [
      'a film by its number',
      '[fusion_youtube id="abcdefghijk" width="600"]',
      '<a href="https://www.youtube.com/watch?v=abcdefghijk">',
    ],
    [
      'a mail',
      '[su_button url="mailto:a@b.example"]Schreiben[/su_button]',
      '<a href="mailto:a@b.example">Schreiben</a>',
    ],
  ])('a link of %s', (_which, text, link) => {
    expect(read(text).html).toContain(link)
  })

  test.each<[string, string, string[]]>([
    ['by its number', '[vc_single_image image="1510" img_size="full"]', ['/turm.jpg']],
    ['of a gallery', '[vc_gallery images="1510,7" img_size="thumbnail"]', ['/turm.jpg', '/sieben.jpg']],
    [
      'by its address',
      '[et_pb_image src="https://www.alt-stadt.example/a.jpg" alt="A"][/et_pb_image]',
      ['/a.jpg'],
    ],
    [
      'inside',
      '[fusion_imageframe image_id="9|full"]https://www.alt-stadt.example/b.png[/fusion_imageframe]',
      ['/b.png'],
    ],
    [
      'inside and by its number',
      '[fusion_imageframe image_id="7|full"]<img src="https://www.alt-stadt.example/b.png" alt="">[/fusion_imageframe]',
      ['/b.png'],
    ],
  ])('a picture %s', (_which, text, sources) => {
    expect(read(text).pictures.map(({ src }) => src)).toEqual(sources.map(one => SITE + one))
  })

  test.each<[string, string]>([
    ['WPBakery', '[vc_toggle title="Wann?"]Immer montags.[/vc_toggle]'],
    [
      'Divi',
      '[et_pb_accordion][et_pb_accordion_item title="Wann?" open="on"]<p>Immer.</p>[/et_pb_accordion_item][/et_pb_accordion]',
    ],
    [
      'Avada',
      '[fusion_accordion][fusion_toggle title="Wann?" open="no"]Immer.[/fusion_toggle][/fusion_accordion]',
    ],
    [
      'Enfold',
      "[av_toggle_container][av_toggle title='Wann?' tags='']\nImmer.\n[/av_toggle][/av_toggle_container]",
    ],
    ['Shortcodes Ultimate', '[su_spoiler title="Wann?" style="fancy"]Immer.[/su_spoiler]'],
  ])('a question of %s stays a question', (_which, text) => {
    expect(read(`${text}\n\nDanach`).questions).toEqual(['Wann?'])
    expect(read(`${text}\n\nDanach`).words).toMatch(/Danach$/)
  })

  test.each<[string, string]>([
    ['[vc_basic_grid post_type="post" max_items="4"]', '[vc_basic_grid]'],
    ['[fusion_blog layout="grid"][/fusion_blog]', '[fusion_blog]'],
    ['[vc_single_image image="99"]', 'Nummer 99'],
    [
      `[vc_row css=".a{background-image:url(${SITE}/kopf.jpg?id=5) !important;}"]x[/vc_row]`,
      `${SITE}/kopf.jpg`,
    ],
    [`[et_pb_section background_image="${SITE}/kopf.jpg"]x[/et_pb_section]`, `${SITE}/kopf.jpg`],
    [`[vc_raw_js]${base64('alert(1)')}[/vc_raw_js]`, 'JavaScript'],
    ['[rathaus-kalender title="Termine im Mai" anzahl="3"]', 'Darin stand: „Termine im Mai“'],
  ])('what cannot be kept of %s is told', (text, said) => {
    expect(read(text).notes.join('\n')).toContain(said)
  })

  test.each([
    '[vc_row',
    '[vc_row a="',
    '[vc_row a="b" ',
    "[vc_row a='[",
    '[vc_toggle title="a"]',
    '[fusion_text]',
    '[/vc_row]',
  ])('a hundred thousand of „%s“ are read in linear time', text => {
    expect(
      wordpressHtml(text.repeat(100_000), { pictureOf: () => undefined, blockOf: () => undefined }).html,
    ).toBeTypeOf('string')
  })
})

const pictureOf = (id: string) => PICTURES.get(id)
const elementor = (widgetType: string, settings: object, elements: object[] = []) => ({
  elType: 'widget',
  widgetType,
  settings,
  elements,
})
const page = (...widgets: object[]) =>
  JSON.stringify([
    {
      elType: 'container',
      settings: { content_width: 'full', padding: { unit: 'px', top: '10' } },
      elements: widgets,
    },
  ])
const built = (text: string, data: string) => {
  const meta = new Map([['_elementor_data', data]])
  const { text: whole, hinweise } = builtPage(text, meta, pictureOf)
  const found = read(whole)
  return { ...found, notes: [...hinweise, ...found.notes] }
}

describe('I15: a page of Elementor keeps the words that its text lacks', () => {
  test.each<[string, object, string]>([
    ['a heading', elementor('heading', { title: 'Freibad', header_size: 'h1', align: 'center' }), 'Freibad'],
    ['a text', elementor('text-editor', { editor: '<p>Am <b>Rhein</b></p>' }), 'Am Rhein'],
    [
      'a button',
      elementor('button', { text: 'Karten', link: { url: `${SITE}/karten`, is_external: '' } }),
      'Karten',
    ],
    [
      'an accordion',
      elementor('accordion', { tabs: [{ tab_title: 'Wann?', tab_content: '<p>Täglich.</p>', _id: 'a1' }] }),
      'Wann? Täglich.',
    ],
    [
      'an accordion of parts',
      elementor('nested-accordion', { items: [{ item_title: 'Eins?' }, { item_title: 'Zwei?' }] }, [
        {
          elType: 'container',
          settings: {},
          elements: [elementor('text-editor', { editor: '<p>Ja doch</p>' })],
        },
        {
          elType: 'container',
          settings: {},
          elements: [elementor('text-editor', { editor: '<p>Nein</p>' })],
        },
      ]),
      'Eins? Ja doch Zwei? Nein',
    ],
    [
      'a list',
      elementor('icon-list', {
        icon_list: [
          { text: 'Ausweis', selected_icon: { value: 'fas fa-check', library: 'fa' } },
          { text: 'Passfoto' },
        ],
      }),
      'Ausweis Passfoto',
    ],
    [
      'a box with a picture',
      elementor('image-box', {
        image: { url: `${SITE}/a.jpg`, id: 4 },
        title_text: 'Kita',
        description_text: 'Plätze frei',
      }),
      'Kita Plätze frei',
    ],
    ['a counter', elementor('counter', { ending_number: 8400, title: 'Einwohner' }), 'Einwohner 8400'],
    [
      'a testimonial',
      elementor('testimonial', {
        testimonial_content: 'Gut so.',
        testimonial_name: 'Frau Maier',
        testimonial_job: 'Lehrerin',
      }),
      'Gut so. Frau Maier Lehrerin',
    ],
    [
      'an alert',
      elementor('alert', { alert_title: 'Achtung', alert_description: 'Heute zu.' }),
      'Achtung Heute zu.',
    ],
  ])('%s', (_which, widget, words) => {
    expect(built('', page(widget)).words).toBe(words)
  })

  test('the text of the post stays where it has all words', () => {
    const data = page(elementor('heading', { title: 'Freibad' }))
    expect(built('<h2>Freibad</h2><p>Und mehr.</p>', data).words).toBe('Freibad Und mehr.')
  })

  test('words of an old text are told', () => {
    const data = page(elementor('text-editor', { editor: '<p>Ganz neuer Text</p>' }))
    const { words, notes } = built('<p>Alter Stand</p>', data)
    expect(words).toBe('Ganz neuer Text')
    expect(notes.join()).toContain('„alter stand“')
  })

  test('data that cannot be read are told', () => {
    const { hinweise } = builtPage('', new Map([['_bricks_page_content_2', 'a:1:{i:0;a:0:{}}']]), pictureOf)
    expect(hinweise.join()).toContain('Baukastens „Bricks“')
  })
})

describe('I15: blocks whose words are only in their data', () => {
  test.each<[string, string, string]>([
    [
      'Divi 5',
      String.raw`<!-- wp:divi/text {"content":{"innerContent":{"desktop":{"value":"\u003cp\u003eGrüß Gott\u003c/p\u003e"}}},"builderVersion":"5.0"} /-->`,
      'Grüß Gott',
    ],
    [
      'ACF',
      '<!-- wp:acf/hero {"name":"acf/hero","data":{"ueberschrift":"Willkommen","_ueberschrift":"field_1","einleitung":"Schön hier.","breite":"wide","bild":1510},"mode":"preview"} /-->',
      'Willkommen Schön hier.',
    ],
    [
      'ACF around blocks',
      '<!-- wp:acf/box {"data":{"titel":"Kasten"}} --><!-- wp:paragraph --><p>Innen</p><!-- /wp:paragraph --><!-- /wp:acf/box -->',
      'Kasten Innen',
    ],
    [
      'a block with its words',
      '<!-- wp:kadence/infobox {"uniqueID":"1"} --><p>Text</p><!-- /wp:kadence/infobox -->',
      'Text',
    ],
  ])('%s', (_which, text, words) => {
    expect(read(text).words).toBe(words)
  })

  test.each(['latest-posts', 'rss', 'core/archives', 'events-calendar/list'])('%s is told', name => {
    expect(read(`<!-- wp:${name} {"columns":2} /-->`).notes.join()).toContain(`Der Block „${name}“`)
  })

  test.each([
    '<!-- wp:spacer {"height":"1px"} /-->',
    '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
    '<!-- wp:',
  ])('%s is not told', text => {
    expect(read(text).notes).toEqual([])
  })
})
