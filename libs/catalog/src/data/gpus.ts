// Written by tools/catalog/src/list-fact-files.ts.
import famd from './gpus/amd.json';
import fapple from './gpus/apple.json';
import faws from './gpus/aws.json';
import fgoogle from './gpus/google.json';
import fintel from './gpus/intel.json';
import fnvidia from './gpus/nvidia.json';

/** The accelerators, one file per vendor, as the files hold them. */
export const GPU_FILES: readonly (readonly unknown[])[] = [famd, fapple, faws, fgoogle, fintel, fnvidia];
