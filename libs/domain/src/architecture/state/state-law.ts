/** What every kind of layer with a constant-size state tells of itself. */
export interface StateSize {
  /** Layers of this kind. */
  readonly count: number;
  readonly convStateElementsPerLayer: number;
  readonly recurrentStateElementsPerLayer: number;
  /** Bytes over all of them for one sequence, whatever its length. */
  readonly stateBytesPerSequence: number;
}

/** The widths of the model around such a layer, elements. */
export interface Surroundings {
  readonly hiddenSize: number;
  readonly intermediateSize?: number;
}

/** What follows from one kind of state layer. Published layer definitions: docs/model.md#state-layers */
export interface StateLaw<Layers extends StateSize> {
  /** Parameters of one layer. */
  elements(layers: Layers, around: Surroundings): number;
  /** Heads that tensor parallelism has to divide; undefined where the kind names none. */
  heads(layers: Layers): number | undefined;
  /** Share of a head of the attention beside it that is turned by position: published `partial_rotary_factor`. */
  readonly rotaryShare: number;
}
