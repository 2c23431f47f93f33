import { serveFeeds } from './composition/feeds/feed-thread';

serveFeeds();
