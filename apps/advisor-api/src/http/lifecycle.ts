/** Whether the service has begun to stop; from then on it is not ready and closes connections after their answer. */
export class Lifecycle {
  stopping = false;
}
