/** Plurals of things that end like those of trades: they count no people. Folded; a longer word that
 *  ends in one of them is a thing too. */
export const THINGS_IN_ERS: readonly string[] = (
  'layers others numbers containers clusters papers orders letters errors vectors sensors monitors colors ' +
  'colours floors doors drivers computers printers routers switchers filters buffers pointers offers ' +
  'partners members centers registers chapters workers lovers covers borders flavors factors sectors ' +
  'processors accelerators tensors trees fees committees meters liters litres posters folders headers ' +
  'trackers servers tokenizers transformers optimizers adapters corners quarters winters summers semesters ' +
  'answers speakers scanners chargers dozers'
).split(' ');
