import { wordSet } from './word-set';

/** Plurals of things that end like those of trades: they count no people. Folded; a longer word that
 *  ends in one of them is a thing too. */
export const THINGS_IN_ERS: readonly string[] = (
  'layers others numbers containers clusters papers orders letters errors vectors sensors monitors colors ' +
  'colours floors doors drivers computers printers routers switchers filters buffers pointers offers ' +
  'partners members centers registers chapters workers lovers covers borders flavors factors sectors ' +
  'processors accelerators tensors trees fees committees meters liters litres posters folders headers ' +
  'trackers servers tokenizers transformers optimizers adapters corners quarters winters summers semesters ' +
  'answers speakers scanners chargers dozers tenders bidders tenderers suppliers resellers distributors competitors ' +
  'manufacturers vendors bieter lieferanten anbieter soumissionnaires fournisseurs licitadores proveedores offerenti ' +
  'fornitori fornecedores concorrentes inschrijvers leveranciers'
).split(' ');

/** Devices that send work by themselves: so many of them are no users. Folded. */
export const DEVICES = wordSet(
  'cameras cams scanners sensors robots drones machines meters gates feeds turnstiles probes detectors ' +
    'kameras kamera scanner sensoren roboter drohnen maschinen anlagen zahler fuhler capteurs compteurs ' +
    'scanneurs camaras escaneres sensores maquinas telecamere fotocamere sensori macchine contatori droni ' +
    'scaners maszyn kamer skanerow czujnikow robotow dronow камер сканеров датчиков роботов станков ' +
    'дронов kameror sensorer skannrar maskiner robotar drona kameraer skannere 摄像头 相机 传感器 机器人 カメラ センサー ' +
    'スキャナー 카메라 센서 스캐너',
);
