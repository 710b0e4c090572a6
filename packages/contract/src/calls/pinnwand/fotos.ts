import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { fotokennung } from '../../entities/foto.ts'
import { pinnwandkennung } from '../../entities/pinnwand.ts'
import { fileAnswer } from '../../file-answer.ts'
import { fotoUpload } from '../foto-upload.ts'
import { bild, fahrrad, form, foto, key } from './beispiele.ts'
import { schluessel } from './fields.ts'

/** Photos of entries. Nobody but the author and the town sees them before the entry is released. */

const { kennung } = foto

export const pinnwandFoto = defineCall({
  ...fotoUpload,
  name: 'pinnwandFoto',
  path: '/api/cms/pinnwand-fotos',
  summary: 'Ein Foto vor dem Absenden des Eintrags; ohne Ort und Kamera',
  examples: [{ summary: 'Ein Foto', query: { einreichung: form }, answer: { kennung } }],
})

export const pinnwandBild = defineCall({
  name: 'pinnwandBild',
  method: 'GET',
  path: '/api/cms/pinnwand/{nummer}/fotos/{kennung}',
  summary: 'Ein Foto eines öffentlichen Eintrags',
  right: 'oeffentlich',
  params: z.object({ nummer: pinnwandkennung, kennung: fotokennung }),
  answer: fileAnswer,
  examples: [{ summary: 'Ein Foto', params: { nummer: fahrrad.nummer, kennung }, answer: bild }],
})

export const pinnwandEigenesBild = defineCall({
  name: 'pinnwandEigenesBild',
  method: 'GET',
  path: '/api/cms/pinnwand/eigener/{schluessel}/fotos/{kennung}',
  summary: 'Ein Foto des eigenen Eintrags',
  right: 'oeffentlich',
  keyed: true,
  params: z.object({ schluessel, kennung: fotokennung }),
  answer: fileAnswer,
  examples: [{ summary: 'Ein Foto', params: { schluessel: key, kennung }, answer: bild }],
})
