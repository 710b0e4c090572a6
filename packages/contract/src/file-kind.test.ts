import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

test.each([
  ['PK\x03\x04....[Content_Types].xml..word/document.xml', 'eine Word-Datei'],
  ['PK\x03\x04....xl/workbook.xml', 'eine Excel-Datei'],
  ['PK\x03\x04....ppt/presentation.xml', 'eine PowerPoint-Datei'],
  ['PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.text', 'ein Text von LibreOffice'],
  ['PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'eine Tabelle von LibreOffice'],
  [
    'PK\x03\x04....mimetypeapplication/vnd.oasis.opendocument.presentation',
    'eine Präsentation von LibreOffice',
  ],
  ['PK\x03\x04....fotos/IMG_1.jpg', 'ein Archiv (ZIP) mit anderen Dateien'],
  ['PK\x05\x06', 'ein Archiv (ZIP) mit anderen Dateien'],
  ['\xD0\xCF\x11\xE0\xA1\xB1', 'eine Datei aus Word, Excel oder Outlook, vielleicht mit Passwort'],
  ['{\\rtf1\\ansi', 'eine RTF-Datei'],
  ['Rar!\x1A\x07', 'ein Archiv (RAR)'],
  ['7z\xBC\xAF\x27\x1C', 'ein Archiv (7z)'],
  ['\x1F\x8B\x08', 'ein Archiv (GZ)'],
  ['MZ\x90', 'ein Programm'],
  ['#!/bin/sh', 'ein Programm'],
  ['%PDF-1.7', 'ein PDF'],
  ['\xFF\xD8\xFF\xE0', 'ein Bild (JPEG)'],
  ['GIF89a', 'ein Bild (GIF)'],
  ['II*\0', 'ein Bild (TIFF)'],
  ['RIFF....WEBPVP8', 'ein Bild (WebP)'],
  ['....ftypheic', 'ein Bild (HEIC)'],
  ['....ftypavif', 'ein Bild (AVIF)'],
  ['....ftypmp42', 'ein Video'],
  ['%!PS-Adobe-3.0', 'eine PostScript-Datei'],
  ['Received: from x', 'eine gespeicherte E-Mail'],
  ['<?xml version="1.0"?>\n<svg xmlns="x">', 'eine Zeichnung (SVG)'],
  ['<html><body>Anmelden', 'eine gespeicherte Webseite'],
  ['Sehr geehrte Damen und Herren', undefined],
  ['', undefined],
])('D3: a file that begins with %j is %s', (head, kind) => {
  expect(fileKind(Buffer.from(head, 'latin1'))).toBe(kind)
})
