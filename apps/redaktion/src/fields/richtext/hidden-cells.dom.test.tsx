import { describe, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'

const pasted = (html: string) => htmlOf(documentOf(cleanPaste(html).html))
const whyOf = (html: string) => cleanPaste(html).out.map(({ why, words }) => `${why}: ${words}`)

describe('D1: hidden rows and columns of a table are left out', () => {
  const rowsOf = (html: string) =>
    [...new DOMParser().parseFromString(pasted(html), 'text/html').querySelectorAll('tr')].map(row =>
      [...row.children].map(cell => {
        const spans = ['colspan', 'rowspan'].flatMap(name => cell.getAttribute(name) ?? [])
        return [cell.textContent, ...spans].join(' ')
      }),
    )
  const A = '<tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td><td>6</td></tr>'
  test.each([
    [
      'a column by style',
      `<table><colgroup><col><col style="display:none"><col></colgroup>${A}</table>`,
      [
        ['1', '3'],
        ['4', '6'],
      ],
    ],
    [
      'a column of no width',
      `<table><colgroup><col width=80><col width=0><col></colgroup>${A}</table>`,
      [
        ['1', '3'],
        ['4', '6'],
      ],
    ],
    [
      'a column by style width',
      `<table><colgroup><col style="width:0pt"><col><col></colgroup>${A}</table>`,
      [
        ['2', '3'],
        ['5', '6'],
      ],
    ],
    ['two columns', `<table><colgroup><col width=0 span=2><col></colgroup>${A}</table>`, [['3'], ['6']]],
    [
      'a group of LibreOffice',
      `<table><colgroup width=85></colgroup><colgroup width=0></colgroup>${A}</table>`,
      [
        ['1', '3'],
        ['4', '6'],
      ],
    ],
    [
      'a row',
      `<table>${A}<tr height=0 style='display:none'><td>7</td><td>8</td><td>9</td></tr></table>`,
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'a collapsed row',
      `<table>${A}<tr style='visibility:collapse'><td>7</td></tr></table>`,
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'cells',
      `<table><tr><td>1</td><td style="display:none">x</td></tr><tr><td>2</td><td style="display:none">y</td></tr></table>`,
      [['1'], ['2']],
    ],
    [
      'under a wide cell',
      `<table><colgroup><col><col width=0><col></colgroup><tr><td colspan=3>alle</td></tr>${A}</table>`,
      [['alle 2'], ['1', '3'], ['4', '6']],
    ],
    [
      'within a wide cell',
      `<table><colgroup><col><col width=0><col></colgroup><tr><td>x</td><td colspan=2>zwei</td></tr>${A}</table>`,
      [
        ['x', 'zwei'],
        ['1', '3'],
        ['4', '6'],
      ],
    ],
    [
      'beside a tall cell',
      `<table><tr><td>Kopf</td><td>Kopf</td></tr><tr><td rowspan=3>hoch</td><td>a</td></tr><tr style="display:none"><td>b</td></tr><tr><td>c</td></tr></table>`,
      [['Kopf', 'Kopf'], ['hoch 2', 'a'], ['c']],
    ],
    [
      'where a tall cell begins',
      `<table><tr><td>Kopf</td><td>Kopf</td></tr><tr style="display:none"><td rowspan=2>hoch</td><td>a</td></tr><tr><td>b</td></tr></table>`,
      [
        ['Kopf', 'Kopf'],
        ['hoch', 'b'],
      ],
    ],
  ])('%s', (_, html, rows) => expect(rowsOf(html)).toEqual(rows))

  test('their words are named', () => {
    const html = `<table><colgroup><col><col width=0></colgroup><tr><td>Name</td><td>Geburtstag</td></tr><tr><td>Huber</td><td>3.4.1961</td></tr><tr height=0 style='display:none'><td>Meier</td><td>1.1.1950</td></tr></table>`
    expect(whyOf(html)).toEqual(['zeile: Meier 1.1.1950', 'spalte: Geburtstag 3.4.1961'])
  })
})
